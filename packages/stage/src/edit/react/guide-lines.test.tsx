import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Guide } from '../snap/snap.ts';
import { GuideLines } from './guide-lines.tsx';

/** The ends of the drawn lines: x1, y1, x2 and y2. */
function lines(guides: readonly Guide[], zoom = 1): number[][] {
  const html = renderToStaticMarkup(<GuideLines guides={guides} zoom={zoom} />);
  return [...html.matchAll(/<line ([^>]*)>/g)].map(([, attributes = '']) =>
    ['x1', 'y1', 'x2', 'y2'].map((name) => Number(new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1])),
  );
}

it('GuideLines draws nothing when there are no guides', () => {
  expect(renderToStaticMarkup(<GuideLines guides={[]} zoom={1} />)).toBe('');
});

it('GuideLines draws an upright line at an aligned x and a level one at an aligned y', () => {
  expect(lines([{ type: 'align', axis: 'x', at: 10, from: 20, to: 90 }])).toEqual([[10, 20, 10, 90]]);
  expect(lines([{ type: 'align', axis: 'y', at: 10, from: 20, to: 90 }])).toEqual([[20, 10, 90, 10]]);
});

it('GuideLines draws each equal gap as a line with a tick at both ends', () => {
  const spans = [
    [10, 30],
    [80, 100],
  ] as const;
  expect(lines([{ type: 'gap', axis: 'x', spans, across: 50 } as Guide])).toEqual([
    [10, 50, 30, 50],
    [10, 45, 10, 55],
    [30, 45, 30, 55],
    [80, 50, 100, 50],
    [80, 45, 80, 55],
    [100, 45, 100, 55],
  ]);
  expect(lines([{ type: 'gap', axis: 'y', spans: [[10, 30]], across: 50 } as Guide])).toEqual([
    [50, 10, 50, 30],
    [45, 10, 55, 10],
    [45, 30, 55, 30],
  ]);
});

it('GuideLines scales positions with the zoom, but not the ticks', () => {
  expect(lines([{ type: 'align', axis: 'x', at: 10, from: 20, to: 90 }], 2)).toEqual([[20, 40, 20, 180]]);
  const gap = { type: 'gap', axis: 'x', spans: [[10, 30]], across: 50 } as Guide;
  expect(lines([gap], 2)).toEqual([
    [20, 100, 60, 100],
    [20, 95, 20, 105],
    [60, 95, 60, 105],
  ]);
});
