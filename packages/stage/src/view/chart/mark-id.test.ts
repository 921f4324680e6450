import { expect, it } from 'vitest';
import { markId, markOf, radarId } from './mark-id.ts';

it('markOf returns the series and the category of a point', () => {
  expect(markOf(markId(0), 0)).toEqual({ series: 0, category: 0 });
  expect(markOf(markId(12), 3)).toEqual({ series: 12, category: 3 });
  expect(markOf(markId(1), undefined)).toEqual({ series: 1, category: undefined });
});

it('markOf returns no category for the shapes beside the points', () => {
  expect(markOf(markId(2, 'error bars'), 5)).toEqual({ series: 2, category: undefined });
});

it('markOf returns the data index as the series of a radar chart', () => {
  expect(markOf(radarId(), 4)).toEqual({ series: 4, category: undefined });
  expect(markOf(radarId(), undefined)).toBeUndefined();
});

it('markOf returns undefined for shapes of no series', () => {
  expect(markOf(undefined, 0)).toBeUndefined();
  expect(markOf('legend', 0)).toBeUndefined();
  expect(markOf('3', 0)).toBeUndefined();
});
