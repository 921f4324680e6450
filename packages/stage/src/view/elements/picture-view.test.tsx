import { type CoursewareRecord, designOf, type PictureElement, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { CastShadow, EffectFilter, RecolorFilter } from '../paint/rare-paint.tsx';
import { ENGLISH_LABELS, PageScopeContext, StageContext, type StageMode } from '../stage-context.ts';
import { PictureView } from './picture-view.tsx';

// Loads the lazy paint that the tests use.
beforeAll(() => Promise.all([CastShadow, EffectFilter, RecolorFilter].map((part) => part.load())));

const reader = new SnapshotReader({
  records: [
    { kind: 'asset', id: 'photo', mime: 'image/jpeg' },
    { kind: 'asset', id: 'sign', mime: 'image/png' },
  ] as CoursewareRecord[],
});
const design = designOf(reader, 'page');
const frame = { x: 0, y: 0, w: 200, h: 100 };
const color = (value: string) => ({ type: 'rgb', value });
const solid = (value: string) => ({ type: 'solid', color: color(value) });
const shadow = { color: color('000000'), blur: 4, distance: 10, angle: 0 };
const line = { fill: solid('00FF00'), width: 2 };

function view(more: object, { mode = 'show' as StageMode, place = {} as object } = {}) {
  const own = { ...frame, ...place };
  const element = {
    kind: 'element',
    type: 'picture',
    id: 'e',
    parentId: 'page',
    order: 'a0',
    frame: own,
    asset: 'photo',
    ...more,
  };
  const assets = {
    url: (hash: string) => (hash === 'missing' ? undefined : `/files/${hash}`),
    subscribe: () => () => undefined,
  };
  return (
    <StageContext value={{ reader, mode, labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design }}>
        <PictureView element={element as unknown as PictureElement} frame={own} />
      </PageScopeContext>
    </StageContext>
  );
}
const drawn = (...given: Parameters<typeof view>) => renderToStaticMarkup(view(...given));
/** The style of the picture's file, and of the box around it. */
function stylesOf(...given: Parameters<typeof view>) {
  const html = drawn(...given);
  const img = /<img[^>]*style="([^"]*)"/.exec(html)?.[1] ?? '';
  const boxes = [...html.slice(0, html.indexOf('<img')).matchAll(/style="([^"]*)"/g)];
  return { img, box: boxes.at(-1)?.[1] ?? '', outer: boxes[0]?.[1] ?? '' };
}

describe('PictureView', () => {
  it('shows the file with its description, and nothing while its address is not known', () => {
    expect(drawn({ alt: 'a tree' })).toMatch(/<img [^>]*src="\/files\/photo"[^>]*alt="a tree"/);
    expect(drawn({})).toContain('alt=""');
    expect(drawn({ asset: 'missing' })).not.toContain('<img');
  });

  it('is the size at which the cropped part fills the frame', () => {
    expect(stylesOf({}).img).toContain('left:0%;top:0%;width:100%;height:100%');
    const crop = { l: 0.25, t: 0.1, r: 0.25, b: 0.4 };
    expect(stylesOf({ crop }).img).toContain('left:-50%;top:-20%;width:200%;height:200%');
    expect(stylesOf({ crop: { l: 0.5, t: 0, r: 0.5, b: 0 } }).img).toContain('width:100000%');
  });

  it('is flipped, clipped to its shape, and as opaque as the file sets it', () => {
    const { box } = stylesOf({ recolor: { opacity: 0.4 } }, { place: { flipH: true } });
    expect(box).toContain('transform:scale(-1,1)');
    expect(box).toContain('opacity:0.4');
    expect(box).not.toContain('clip-path');
    expect(box).not.toContain('filter');
    expect(stylesOf({ geometry: { type: 'preset', preset: 'ellipse' } }).box).toContain(
      'clip-path:path(evenodd,',
    );
    expect(stylesOf({ geometry: { type: 'preset', preset: 'rect' } }).box).not.toContain('clip-path');
  });

  it('has its fill behind and its line in front', () => {
    const html = drawn({ fill: solid('112233'), line });
    const [fill, img, stroke] = ['fill="#112233"', '<img', 'stroke="#00ff00"'].map((part) =>
      html.indexOf(part),
    );
    expect(fill).toBeGreaterThan(-1);
    expect(fill).toBeLessThan(img ?? 0);
    expect(img).toBeLessThan(stroke ?? 0);
    expect(drawn({})).not.toContain('<path');
  });

  it('has a filter for its recolouring and for effects on its edge', () => {
    expect(stylesOf({ recolor: { grayscale: true } }).box).toMatch(/filter:url\(#[^)]*r\)$/);
    const both = stylesOf({ recolor: { grayscale: true }, effects: { softEdge: { radius: 5 } } });
    expect(both.box).toMatch(/filter:url\(#[^)]*r\) url\(#[^)]*e\)$/);
    const html = drawn({ recolor: { grayscale: true }, effects: { softEdge: { radius: 5 } } });
    expect(html.match(/<filter/g)).toHaveLength(2);
    expect(drawn({ recolor: { opacity: 0.5 } })).not.toContain('<filter');
  });

  it('casts its shadow as a style, or as a silhouette when it is scaled', () => {
    expect(stylesOf({ effects: { outerShadow: shadow } }).outer).toContain(
      'drop-shadow(10px 0px 2px #000000)',
    );
    const cast = { effects: { outerShadow: { ...shadow, scaleY: -1 } } };
    expect(stylesOf(cast).outer).not.toContain('drop-shadow');
    expect(drawn(cast)).toContain('<svg aria-hidden="true" width="200" height="100"');
  });

  it('keeps the direction of a shadow when it is rotated', () => {
    const effects = { outerShadow: { ...shadow, rotateWithShape: false } };
    expect(stylesOf({ effects }, { place: { rotation: 90 } }).outer).toContain('drop-shadow(0px -10px');
  });
});

describe('a printed picture with a shadow', () => {
  const effects = { outerShadow: shadow };
  const castsAlone = (more: object = {}, mode: StageMode = 'print') =>
    drawn({ effects, ...more }, { mode }).includes('background:#888');

  it('lets its outline cast the shadow when it is opaque, so that its file is embedded', () => {
    expect(castsAlone()).toBe(true);
    expect(stylesOf({ effects }, { mode: 'print' }).outer).not.toContain('filter');
  });

  it.each([
    ['on the screen', {}, 'show'],
    ['that may be transparent', { asset: 'sign' }, 'print'],
    ['with an opacity', { recolor: { opacity: 0.5 } }, 'print'],
    ['with a fill', { fill: solid('112233') }, 'print'],
    ['with a line', { line }, 'print'],
    [
      'with a reflection',
      {
        effects: {
          ...effects,
          reflection: { startAlpha: 1, endAlpha: 0, startPos: 0, endPos: 1, distance: 0 },
        },
      },
      'print',
    ],
    ['with a blur', { effects: { ...effects, blur: { radius: 5 } } }, 'print'],
    ['without effects', { effects: undefined }, 'print'],
  ] as const)('casts the shadow itself %s', (_, more, mode) => {
    expect(castsAlone(more, mode)).toBe(false);
  });
});
