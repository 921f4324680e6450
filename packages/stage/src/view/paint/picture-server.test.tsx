import { type ColorContext, type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH_LABELS, StageContext } from '../stage-context.ts';
import {
  PictureServer,
  type PictureServerProps,
  recolorNeedsFilter,
  StretchedPicture,
} from './picture-server.tsx';
import { RecolorFilter } from './rare-paint.tsx';

// Loads the lazy filter that a test uses.
beforeAll(async () => {
  await RecolorFilter.load();
});

const colors = { map: {}, colors: {} } as unknown as ColorContext;
const reader = new SnapshotReader({
  records: [
    { kind: 'asset', id: 'tile', mime: 'image/png', width: 40, height: 20 },
    { kind: 'asset', id: 'fine', mime: 'image/png', width: 40, height: 20, density: 192 },
  ] as unknown as CoursewareRecord[],
});
const stage = {
  reader,
  mode: 'show',
  labels: ENGLISH_LABELS,
  assets: { url: (hash: string) => `/files/${hash}`, subscribe: () => () => undefined },
} as const;

function drawn(fill: object, box = { w: 200, h: 100 }, Drawing = PictureServer): string {
  const given = {
    type: 'picture',
    asset: 'tile',
    mode: { type: 'stretch' },
    ...fill,
  } as unknown as PictureServerProps['fill'];
  return renderToStaticMarkup(
    <StageContext value={stage}>
      <svg aria-hidden="true">
        <Drawing id="p" fill={given} colors={colors} box={box} />
      </svg>
    </StageContext>,
  );
}
/** The values of attributes of a tag. */
function valuesOf(html: string, tag: string, ...names: string[]): number[][] {
  return [...html.matchAll(new RegExp(`<${tag} [^>]*>`, 'g'))].map(([part]) =>
    names.map((name) => Number(new RegExp(` ${name}="([^"]*)"`).exec(part)?.[1])),
  );
}
const imageOf = (...given: Parameters<typeof drawn>) =>
  valuesOf(drawn(...given), 'image', 'x', 'y', 'width', 'height')[0];

describe('a stretched picture', () => {
  it('covers the box, which has at least one pixel', () => {
    expect(imageOf({})).toEqual([0, 0, 200, 100]);
    expect(drawn({})).toContain('<pattern id="p" patternUnits="userSpaceOnUse" width="200" height="100">');
    expect(drawn({}, { w: 0, h: 0.5 })).toContain('width="1" height="1"');
  });

  it('covers the box within its insets', () => {
    const inset = { l: 0.1, t: 0.2, r: 0.3, b: 0.4 };
    expect(imageOf({ mode: { type: 'stretch', inset } })?.map((one) => Math.round(one * 1e6) / 1e6)).toEqual([
      20, 20, 120, 40,
    ]);
  });

  it('covers the box with its cropped part', () => {
    expect(imageOf({ crop: { l: 0.25, t: 0, r: 0.25, b: 0.5 } })).toEqual([-100, 0, 400, 200]);
    expect(imageOf({ crop: { l: 0, t: 0.5, r: 0, b: 0 } })).toEqual([0, -100, 200, 200]);
    expect(imageOf({ crop: { l: 0.5, t: 0, r: 0.5, b: 0 } })?.[2]).toBe(200_000);
  });

  it('is an image and no paint when it is drawn alone', () => {
    expect(drawn({}, undefined, StretchedPicture)).not.toContain('<pattern');
    expect(imageOf({}, undefined, StretchedPicture)).toEqual([0, 0, 200, 100]);
  });
});

describe('a tiled picture', () => {
  const tile = (mode: object, more: object = {}, box?: { w: number; h: number }) => {
    const given = { type: 'tile', scaleX: 1, scaleY: 1, offsetX: 0, offsetY: 0, align: 'tl', ...mode };
    const html = drawn({ mode: given, ...more }, box);
    return { html, pattern: valuesOf(html, 'pattern', 'x', 'y', 'width', 'height')[0] };
  };

  it('has the size of the picture in inches, scaled', () => {
    expect(tile({}).pattern).toEqual([0, 0, 40, 20]);
    expect(tile({ scaleX: 2, scaleY: 0.5 }).pattern).toEqual([0, 0, 80, 10]);
    expect(tile({}, { asset: 'fine' }).pattern).toEqual([0, 0, 20, 10]);
    expect(tile({}, { asset: 'missing' }).pattern).toEqual([0, 0, 96, 96]);
    expect(tile({ scaleX: 0 }).pattern?.[2]).toBe(1);
  });

  it('repeats its cropped part', () => {
    const { html, pattern } = tile({}, { crop: { l: 0.5, t: 0.25, r: 0, b: 0.25 } });
    expect(pattern).toEqual([0, 0, 20, 10]);
    expect(valuesOf(html, 'image', 'x', 'y', 'width', 'height')).toEqual([[-20, -5, 40, 20]]);
  });

  it.each([
    ['tl', 0, 0],
    ['t', 80, 0],
    ['tr', 160, 0],
    ['l', 0, 40],
    ['ctr', 80, 40],
    ['r', 160, 40],
    ['bl', 0, 80],
    ['b', 80, 80],
    ['br', 160, 80],
  ])('begins at %s of the box: %i, %i', (align, x, y) => {
    expect(tile({ align }).pattern).toEqual([x, y, 40, 20]);
  });

  it('is moved by its offsets', () => {
    expect(tile({ offsetX: 5, offsetY: -7 }).pattern).toEqual([5, -7, 40, 20]);
  });

  it('is mirrored in turn', () => {
    const transforms = (flip: string) =>
      [...tile({ flip }).html.matchAll(/transform="([^"]*)"/g)].map(([, one]) => one);
    expect(tile({ flip: 'x' }).pattern).toEqual([0, 0, 80, 20]);
    expect(tile({ flip: 'y' }).pattern).toEqual([0, 0, 40, 40]);
    expect(tile({ flip: 'xy' }).pattern).toEqual([0, 0, 80, 40]);
    expect(transforms('none')).toEqual([]);
    expect(transforms('x')).toEqual(['translate(80 0) scale(-1 1)']);
    expect(transforms('y')).toEqual(['translate(0 40) scale(1 -1)']);
    expect(transforms('xy')).toEqual([
      'translate(80 0) scale(-1 1)',
      'translate(0 40) scale(1 -1)',
      'translate(80 40) scale(-1 -1)',
    ]);
  });
});

it('a picture has its opacity, and a filter when it is recoloured', () => {
  expect(drawn({ recolor: { opacity: 0.4 } })).toContain('opacity="0.4"');
  expect(drawn({ recolor: { opacity: 0.4 } })).not.toContain('filter');
  const html = drawn({ recolor: { grayscale: true } });
  expect(html).toContain('filter="url(#p-recolor)"');
  expect(html).toContain('<filter id="p-recolor"');
});

it.each([
  [{}, false],
  [{ opacity: 0.5 }, false],
  [{ brightness: 0, contrast: 0 }, false],
  [{ brightness: 0.1 }, true],
  [{ contrast: -0.1 }, true],
  [{ grayscale: true }, true],
  [{ biLevel: 0 }, true],
  [{ duotone: [{}, {}] }, true],
  [{ colorChange: {} }, true],
])('recolorNeedsFilter returns for %o %s', (recolor, needs) => {
  expect(recolorNeedsFilter(recolor as Parameters<typeof recolorNeedsFilter>[0])).toBe(needs);
});
