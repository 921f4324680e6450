import { expect, it } from 'vitest';
import { arcThrough, bow, cubic, ellipse, through, type WarpCurve } from './warp-curve.ts';

const points = (curve: WarpCurve, ...at: number[]) =>
  at.map(curve).map(({ x, y }) => [Math.round(x * 1e6) / 1e6 + 0, Math.round(y * 1e6) / 1e6 + 0]);

it('through returns straight lines, parametrised by their share of the width', () => {
  const roof = through({ x: 0, y: 100 }, { x: 50, y: 0 }, { x: 200, y: 60 });
  expect(points(roof, 0, 0.125, 0.25, 0.625, 1)).toEqual([
    [0, 100],
    [25, 50],
    [50, 0],
    [125, 30],
    [200, 60],
  ]);
  const steep = through({ x: 0, y: 0 }, { x: 0, y: 80 }, { x: 100, y: 80 });
  expect(points(steep, 0, 0.5)).toEqual([
    [0, 0],
    [50, 80],
  ]);
  expect(points(through({ x: 5, y: 7 }), 0, 1)).toEqual([
    [5, 7],
    [5, 7],
  ]);
  expect(points(through(), 0.5)).toEqual([[0, 0]]);
});

it('cubic returns consecutive curves with an equal share of the parameter', () => {
  const one = cubic([
    { x: 0, y: 0 },
    { x: 0, y: 80 },
    { x: 80, y: 80 },
    { x: 80, y: 0 },
  ]);
  expect(points(one, 0, 0.25, 0.5, 1)).toEqual([
    [0, 0],
    [12.5, 45],
    [40, 60],
    [80, 0],
  ]);
  const flat = [10, 20, 30, 40, 50, 60, 70].map((x) => ({ x, y: 0 }));
  expect(points(cubic(flat), 0, 0.25, 0.5, 0.75, 1).map(([x]) => x)).toEqual([10, 25, 40, 55, 70]);
});

it('arcThrough returns a curve through its middle, and bow one that is level at its ends', () => {
  expect(points(arcThrough(300, 10, 50, 30), 0, 0.5, 1)).toEqual([
    [0, 10],
    [150, 50],
    [300, 30],
  ]);
  expect(points(arcThrough(300, 10, 50, 30), 1 / 3)[0]?.[0]).toBeCloseTo(100, 6);
  expect(points(bow(300, 10, -20), 0, 0.5, 1)).toEqual([
    [0, 10],
    [150, -20],
    [300, 10],
  ]);
});

it('ellipse returns an arc that runs clockwise from the right', () => {
  expect(points(ellipse(100, 50, 80, 40, 0, 180), 0, 0.5, 1)).toEqual([
    [180, 50],
    [100, 90],
    [20, 50],
  ]);
  expect(points(ellipse(100, 50, 80, 40, 180, -90), 1)).toEqual([[100, 90]]);
});
