import { designOf, SnapshotReader, type VideoElement } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext, type StageMode } from '../stage-context.ts';
import { MediaView } from './media-view.tsx';

const reader = new SnapshotReader({ records: [] });

function drawn(more: object, mode: StageMode = 'edit', place: object = {}): string {
  const frame = { x: 0, y: 0, w: 200, h: 100, ...place };
  const element = {
    kind: 'element',
    type: 'video',
    id: 'e',
    parentId: 'page',
    order: 'a0',
    frame,
    asset: 'film',
    ...more,
  };
  const assets = { url: (hash: string) => `/files/${hash}`, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode, labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design: designOf(reader, 'page') }}>
        <MediaView element={element as unknown as VideoElement} frame={frame} />
      </PageScopeContext>
    </StageContext>,
  );
}
const poster = { poster: 'still' };

describe('MediaView', () => {
  it('plays in a show when its file is known', () => {
    expect(drawn({}, 'show')).toContain('data-media=""');
    expect(drawn({}, 'edit')).not.toContain('data-media');
    expect(drawn({ asset: undefined }, 'show')).toContain('data-poster=""');
  });

  it('shows its poster, else a frame near the start of a video, else a plain area', () => {
    expect(drawn(poster)).toContain('<img src="/files/still"');
    expect(drawn(poster)).not.toContain('<video');
    expect(drawn({})).toContain('src="/files/film#t=0.1"');
    expect(drawn({ trimStart: 5 })).toContain('src="/files/film#t=5.1"');
    expect(drawn({ asset: undefined })).toContain('background:#1f2430');
    expect(drawn({}, 'print')).not.toContain('<video');
    expect(drawn({ type: 'audio' })).not.toContain('<video');
    expect(drawn({ type: 'audio' })).toContain('background:#e8eaf0');
  });

  it('has a sign over it, except over the poster of a thumbnail or on paper', () => {
    const signed = (more: object, mode: StageMode) => drawn(more, mode).includes('<circle');
    expect([signed(poster, 'edit'), signed(poster, 'thumbnail'), signed(poster, 'print')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([signed({}, 'thumbnail'), signed({}, 'print')]).toEqual([true, true]);
    expect(drawn({})).toContain('M25 19l22 13-22 13z');
    expect(drawn({ type: 'audio' })).toContain('M18 27v10');
  });

  it('has its sign in the middle, at most half as large as its frame', () => {
    expect(drawn({})).toContain('width="50" height="50" style="position:absolute;left:75px;top:25px"');
    expect(drawn({}, 'edit', { w: 400, h: 400 })).toContain(
      'width="64" height="64" style="position:absolute;left:168px',
    );
    expect(drawn({}, 'edit', { w: 20, h: 400 })).toContain('width="10" height="10"');
  });

  it('is named by its description, its name, or as a control', () => {
    expect(drawn({ alt: 'a film', name: 'Video 1' })).toContain('aria-label="a film"');
    expect(drawn({ name: 'Video 1' })).toContain('aria-label="Video 1"');
    expect(drawn({})).toContain(`aria-label="${ENGLISH_LABELS.play}"`);
  });
});
