import { boxOf, designOf, type ResolvedTextBox, SnapshotReader, type TextBody } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext, type StageMode } from '../stage-context.ts';
import { shrinkOf } from './text-scope.ts';
import { TextView } from './text-view.tsx';

const reader = new SnapshotReader({ records: [] });

function drawn(
  props: object,
  {
    box = {} as object,
    mode = 'show' as StageMode,
    children = undefined as React.ReactNode,
    paragraph = {} as object,
  } = {},
): string {
  const body = {
    paragraphs: [
      { runs: [{ type: 'text', text: 'one', props }], props: paragraph },
      { runs: [{ type: 'text', text: 'two' }], props: paragraph },
    ],
  };
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode, labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design: designOf(reader, 'page') }}>
        <TextView
          body={body as unknown as TextBody}
          box={{ ...boxOf({ paragraphs: [] }), ...box } as ResolvedTextBox}
          levels={[]}
          rect={{ l: 10, t: 20, r: 110, b: 80 }}
        >
          {children}
        </TextView>
      </PageScopeContext>
    </StageContext>,
  );
}

describe('TextView', () => {
  it('has its paragraphs in order in its frame', () => {
    const html = drawn({});
    expect(html).toContain('left:10px;top:20px;width:100px;height:60px');
    expect([...html.matchAll(/data-paragraph="(\d)"/g)].map(([, index]) => index)).toEqual(['0', '1']);
    expect(html.match(/data-text-frame/g)).toHaveLength(1);
  });

  it('has no space after its last paragraph', () => {
    const spaces = (paragraph: object) =>
      drawn({}, { paragraph }).match(/padding-block-[a-z]+:20px/g)?.length;
    expect(spaces({ spaceAfter: { type: 'points', value: 15 } })).toBe(1);
    expect(spaces({ spaceBefore: { type: 'points', value: 15 } })).toBe(1);
  });

  it('has the editor in place of its paragraphs', () => {
    const html = drawn({}, { children: <b>typing</b> });
    expect(html).toContain('<b>typing</b>');
    expect(html).not.toContain('data-paragraph');
  });

  it('loads WordArt for a warp, unless it is vertical or being typed', () => {
    const box = { warp: 'textWave1' };
    expect(drawn({}, { box })).toBe('<div data-loading=""></div>');
    expect(drawn({}, { box, children: <b>typing</b> })).toContain('typing');
    expect(drawn({}, { box: { ...box, vertical: 'eaVert' } })).toContain('data-paragraph');
  });

  it('reflects the whole text as its first run sets it', () => {
    const reflection = { startAlpha: 0.5, endAlpha: 0, startPos: 0, endPos: 1, distance: 3 };
    expect(drawn({ effects: { reflection } })).toContain('-webkit-box-reflect:below 3px');
    expect(drawn({})).not.toContain('-webkit-box-reflect');
  });

  it('prints the shadows of letters with a gradient as a separate text behind', () => {
    const color = { type: 'rgb', value: 'FF0000' };
    const fill = {
      type: 'gradient',
      shade: { type: 'linear', angle: 0 },
      stops: [
        { pos: 0, color },
        { pos: 1, color },
      ],
    };
    const props = { fill, effects: { outerShadow: { color, blur: 0, distance: 3, angle: 0 } } };
    const frames = (...given: Parameters<typeof drawn>) => drawn(...given).match(/data-text-frame/g)?.length;
    expect(frames(props, { mode: 'print' })).toBe(2);
    expect(frames(props)).toBe(1);
    expect(frames({ fill }, { mode: 'print' })).toBe(1);
    expect(frames(props, { mode: 'print', children: <b>typing</b> })).toBe(1);
    expect(drawn(props, { mode: 'print' }).indexOf('data-text-shadows')).toBeLessThan(
      drawn(props, { mode: 'print' }).indexOf('one'),
    );
  });
});

it('shrinkOf returns the stored scale of a text that shrinks, and no change for others', () => {
  const box = (autofit: object | undefined) => ({ autofit }) as ResolvedTextBox;
  expect(shrinkOf(box({ type: 'shrink', fontScale: 0.8, lineReduction: 0.1 }))).toEqual({
    fontScale: 0.8,
    lineReduction: 0.1,
    fits: true,
  });
  expect(shrinkOf(box({ type: 'shrink' }))).toEqual({ fontScale: 1, lineReduction: 0, fits: true });
  expect(shrinkOf(box({ type: 'grow', fontScale: 0.8 }))).toEqual({ fontScale: 1, lineReduction: 0 });
  expect(shrinkOf(box(undefined))).toEqual({ fontScale: 1, lineReduction: 0 });
});
