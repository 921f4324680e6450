import { expect, it } from 'vitest';
import { PageMap } from './transform.ts';

/** A map of the mode with a window of 10 × 20 from (3, 5), and a viewport of 40 × 100 from (7, 11). */
function pageMap(mode: number): PageMap {
  return Object.assign(new PageMap(2), {
    mode,
    ...{ windowX: 3, windowY: 5, windowW: 10, windowH: 20 },
    ...{ viewportX: 7, viewportY: 11, viewportW: 40, viewportH: 100 },
  });
}

it('PageMap maps units to pixels in text mode, with the origins moved', () => {
  expect(pageMap(1).matrix()).toEqual({ a: 1, b: 0, c: 0, d: 1, e: 4, f: 6 });
  expect(new PageMap(2).matrix()).toEqual({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });
});

it.each([
  [2, 0.2],
  [3, 0.02],
  [4, 0.508],
  [5, 0.0508],
  [6, 50.8 / 1440],
])('PageMap maps units of a fixed size upwards in mode %d', (mode, scale) => {
  const { a, b, c, d, e, f } = pageMap(mode).matrix();
  expect([b, c]).toEqual([0, 0]);
  expect(a).toBeCloseTo(scale, 12);
  expect(d).toBeCloseTo(-scale, 12);
  expect(e).toBeCloseTo(7 - 3 * scale, 12);
  expect(f).toBeCloseTo(11 + 5 * scale, 12);
});

it('PageMap maps the window to the viewport in the other modes', () => {
  expect(pageMap(8).matrix()).toEqual({ a: 4, b: 0, c: 0, d: 5, e: -5, f: -14 });
});

it('PageMap keeps the size by default', () => {
  expect(Object.assign(new PageMap(2), { mode: 8 }).matrix()).toMatchObject({ a: 1, d: 1 });
});

it('PageMap keeps the size when the window has none', () => {
  const map = Object.assign(pageMap(8), { windowW: 0, windowH: 0 });
  expect(map.matrix()).toMatchObject({ a: 1, d: 1 });
});

it('PageMap applies the world transform first', () => {
  const map = pageMap(8);
  map.world = { a: 2, b: 0, c: 0, d: 3, e: 10, f: 100 };
  expect(map.matrix()).toEqual({ a: 8, b: 0, c: 0, d: 15, e: 35, f: 486 });
});

it('a copy of a PageMap changes independently of the original', () => {
  const map = pageMap(2);
  const copy = map.copy();
  expect(copy.matrix()).toEqual(map.matrix());
  copy.mode = 1;
  expect(map.mode).toBe(2);
});
