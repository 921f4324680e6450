import { expect, it } from 'vitest';
import type { XY } from '../../common/pose.ts';
import { strokeAlong, strokeAround } from './stroke-along.ts';

const ends = (points: readonly number[]): XY[] =>
  [points.slice(0, 2), points.slice(-3, -1)].map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)]);

it('strokeAlong begins and ends at the two points', () => {
  expect(ends(strokeAlong([10, 20], [110, 70]))).toEqual([
    [10, 20],
    [110, 70],
  ]);
});

it('strokeAround begins at its angle and ends after its sweep, of at most one turn', () => {
  expect(ends(strokeAround([100, 100], 50, 0, 90))).toEqual([
    [150, 100],
    [100, 150],
  ]);
  expect(ends(strokeAround([100, 100], 50, 90, -90))).toEqual([
    [100, 150],
    [150, 100],
  ]);
  expect(ends(strokeAround([100, 100], 50, 0, 450))).toEqual([
    [150, 100],
    [150, 100],
  ]);
  expect(ends(strokeAround([100, 100], 50, 0, -450))).toEqual([
    [150, 100],
    [150, 100],
  ]);
});
