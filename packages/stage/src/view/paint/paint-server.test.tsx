import { type ColorContext, designOf, type Fill, type Line, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext } from '../stage-context.ts';
import { CompoundMask } from './compound-mask.tsx';
import { FillBox } from './fill-box.tsx';
import { paintOf } from './paint-server.tsx';
import { PatternServer } from './rare-paint.tsx';
import { RectangularGradient } from './rectangular-gradient.tsx';

// Loads the lazy paint that the tests use.
beforeAll(async () => {
  await PatternServer.load();
});

const colors = { map: {}, colors: {} } as unknown as ColorContext;
const rgb = (value: string) => ({ type: 'rgb', value });
const solid = { type: 'solid', color: rgb('AA0000') };
const gradient = {
  type: 'gradient',
  shade: { type: 'linear', angle: 0 },
  stops: [
    { pos: 1, color: { ...rgb('0000BB'), mods: [{ op: 'alpha', value: 0.5 }] } },
    { pos: 0, color: rgb('AA0000') },
  ],
};
const pattern = { type: 'pattern', preset: 'horz', foreground: rgb('112233'), background: rgb('DDEEFF') };
const picture = { type: 'picture', asset: 'photo', mode: { type: 'stretch' } };
const reader = new SnapshotReader({ records: [] });

function drawn(node: React.ReactNode): string {
  const assets = { url: (hash: string) => `/files/${hash}`, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode: 'show', labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design: designOf(reader, 'page') }}>
        {node}
      </PageScopeContext>
    </StageContext>,
  );
}

describe('paintOf', () => {
  const paint = (fill: object | undefined, group?: object) =>
    paintOf(fill as Fill | undefined, colors, { w: 200, h: 100 }, 'p', group as Fill | undefined);
  const server = (fill: object) => drawn(<svg aria-hidden="true">{paint(fill).server}</svg>);

  it('returns a colour without a server', () => {
    expect(paint(solid)).toEqual({ value: '#aa0000', server: null });
  });

  it('returns the address of a server for gradients, patterns and pictures', () => {
    for (const fill of [gradient, pattern, picture]) expect(paint(fill).value).toBe('url(#p)');
    expect(server(gradient)).toContain('<linearGradient id="p"');
    expect(server(picture)).toContain('href="/files/photo"');
    const dots = server(pattern);
    expect(dots).toContain('<rect width="8" height="8" fill="#ddeeff"');
    expect(dots).toMatch(/<path d="M0 0h1v1h-1zM1 0[^"]*" fill="#112233"/);
  });

  it('returns the fill of the group, but never a group in a group', () => {
    expect(paint({ type: 'group' }, solid).value).toBe('#aa0000');
    expect(paint({ type: 'group' }, { type: 'group' })).toEqual({ value: 'none', server: null });
    expect(paint({ type: 'group' }).value).toBe('none');
    expect(paint({ type: 'none' }, solid).value).toBe('none');
    expect(paint(undefined, solid).value).toBe('none');
  });
});

describe('FillBox', () => {
  const box = (fill: object, size: object = {}) => drawn(<FillBox fill={fill as Fill} {...size} />);

  it('has a size, or is stretched behind the content around it', () => {
    expect(box(solid, { width: 50, height: 30 })).toContain('width="50" height="30" viewBox="0 0 50 30"');
    expect(box(solid, { width: 50, height: 30 })).not.toContain('z-index');
    expect(box(solid, { width: 50 })).toContain('viewBox="0 0 50 50"');
    expect(box(solid)).toContain('width="100%" height="100%" viewBox="0 0 100 100"');
    expect(box(solid)).toContain('z-index:-1');
  });

  it('has the paint of its fill, and a stretched picture as an image', () => {
    expect(box(solid)).toContain('<rect width="100" height="100" fill="#aa0000"');
    expect(box(gradient)).toContain('<linearGradient');
    expect(box(picture)).toMatch(/<image href="\/files\/photo"/);
    expect(box(picture)).not.toContain('<rect');
    const tiled = {
      ...picture,
      mode: { type: 'tile', scaleX: 1, scaleY: 1, offsetX: 0, offsetY: 0, align: 'tl' },
    };
    expect(box(tiled)).toContain('<pattern');
  });
});

it('RectangularGradient has a gradient from the focus to each side, in the triangle to that side', () => {
  const html = drawn(
    <svg aria-hidden="true">
      <RectangularGradient
        id="g"
        fill={gradient as unknown as Extract<Fill, { type: 'gradient' }>}
        colors={colors}
        box={{ w: 200, h: 100 }}
        cx={50}
        cy={40}
      />
    </svg>,
  );
  const ends = [...html.matchAll(/<linearGradient id="g-(\w)"[^>]* x1="50" y1="40" x2="(\d+)" y2="(\d+)"/g)];
  expect(ends.map(([, ...values]) => values)).toEqual([
    ['t', '50', '0'],
    ['r', '200', '40'],
    ['b', '50', '100'],
    ['l', '0', '40'],
  ]);
  expect(
    [...html.matchAll(/<polygon points="([^"]*)" fill="url\(#g-(\w)\)"/g)].map(([, points, side]) => [
      side,
      points,
    ]),
  ).toEqual([
    ['t', '0,0 200,0 50,40'],
    ['r', '200,0 200,100 50,40'],
    ['b', '200,100 0,100 50,40'],
    ['l', '0,100 0,0 50,40'],
  ]);
  expect(html).toContain(
    '<stop offset="0" stop-color="#aa0000"></stop><stop offset="1" stop-color="#0000bb" stop-opacity="0.5">',
  );
  expect(html).toContain('<pattern id="g" patternUnits="userSpaceOnUse" width="200" height="100">');
});

it.each([
  ['dbl', ['12', '4']],
  ['thickThin', ['12', '3']],
  ['thinThick', ['12', '3']],
  ['tri', ['12', '8', '3']],
  ['sng', ['12', '0']],
])('CompoundMask cuts the gap of a line of the kind %s: widths %o', (compound, widths) => {
  const line = { compound, width: 12 } as Line;
  const html = drawn(
    <svg aria-hidden="true">
      <CompoundMask id="m" d="M0 0L9 9" line={line} />
    </svg>,
  );
  expect([...html.matchAll(/stroke-width="([^"]*)"/g)].map(([, width]) => width)).toEqual(widths);
});
