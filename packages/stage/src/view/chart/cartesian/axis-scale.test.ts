import type { ChartPlot } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { axisScale, logScale, placeAt, reachOf } from './axis-scale.ts';

describe('the scale of a value axis without fixed ends', () => {
  it('leaves space above the highest value, and extends a step further when that value is on a step', () => {
    expect(axisScale([20, 50, 100], 6)).toEqual({ min: 0, max: 120, step: 20 });
    expect(axisScale([3, 10], 6)).toEqual({ min: 0, max: 12, step: 2 });
    // Less than a twentieth of the range is left below the next step.
    expect(axisScale([20, 99], 6).max).toBe(120);
    expect(axisScale([20, 95], 6).max).toBe(100);
  });

  it('leaves space below the lowest negative value, and no space below zero', () => {
    expect(axisScale([-100, -20], 6).min).toBe(-120);
    expect(axisScale([5, 60], 6).min).toBe(0);
  });

  it('leaves the same space above values that are close together and far from zero', () => {
    const { min, max } = axisScale([95, 100], 6);
    expect(min).toBeGreaterThan(80);
    expect(min).toBeLessThan(95);
    expect(max).toBeGreaterThan(100);
  });

  it('uses an end that the axis fixes', () => {
    expect(axisScale([20, 50, 100], 6, { max: 100 }).max).toBe(100);
  });
});

describe('axisScale', () => {
  it('uses the steps of the axis, unless they would be too many', () => {
    expect(axisScale([0, 90], 6, { majorUnit: 30 })).toEqual({ min: 0, max: 120, step: 30 });
    expect(axisScale([0, 90], 6, { majorUnit: 0.01 }).step).toBe(20);
    expect(axisScale([0, 90], 6, { majorUnit: 0 }).step).toBe(20);
  });

  it('has two to ten steps, whatever fits', () => {
    expect(axisScale([0, 90], 1).step).toBe(50);
    expect(axisScale([0, 90], 100).step).toBe(10);
  });

  it('has a step between equal ends', () => {
    expect(axisScale([], 6)).toEqual({ min: 0, max: 0.2, step: 0.2 });
    expect(axisScale([5], 6, { min: 10, max: 10 })).toMatchObject({ min: 10, max: 10.2 });
  });

  it('does not begin at zero for negative values that are close together', () => {
    const { min, max } = axisScale([-100, -95], 6);
    expect(max).toBeLessThan(-90);
    expect(max).toBeGreaterThanOrEqual(-95);
    expect(min).toBeLessThan(-100);
  });
});

it('logScale returns whole powers around the positive values, from 1 at most', () => {
  expect(logScale([2, 500], 10)).toEqual({ min: 1, max: 1000 });
  expect(logScale([1, 1000], 10)).toEqual({ min: 1, max: 1000 });
  expect(logScale([0.05, 5], 10)).toEqual({ min: 0.01, max: 10 });
  expect(logScale([50], 10)).toEqual({ min: 1, max: 100 });
  expect(logScale([1], 10)).toEqual({ min: 1, max: 10 });
  expect(logScale([-5, 0], 2)).toEqual({ min: 1, max: 2 });
  expect(logScale([0, 4], 2)).toEqual({ min: 1, max: 8 });
});

describe('reachOf', () => {
  const plot = (type: string, grouping: string | undefined, ...values: (number | null)[][]) =>
    ({
      type,
      grouping,
      series: values.map((one) => ({ categories: [], values: one })),
    }) as unknown as ChartPlot;
  const two = [
    [1, -2, null],
    [3, -4, 5],
  ];

  it('returns the values without gaps when they are not stacked', () => {
    expect(reachOf(plot('bar', 'clustered', ...two))).toEqual([1, -2, 3, -4, 5]);
    expect(reachOf(plot('radar', 'stacked', ...two))).toEqual([1, -2, 3, -4, 5]);
  });

  it('returns the partial sums of stacked series, negative bars separately', () => {
    expect(reachOf(plot('bar', 'stacked', ...two))).toEqual([1, -2, 4, -6, 5]);
    expect(reachOf(plot('bar', 'stacked', [1], [-2], [3]))).toEqual([1, -2, 4]);
    expect(reachOf(plot('line', 'stacked', [1], [-2], [3]))).toEqual([1, -1, 2]);
    expect(reachOf(plot('area', 'stacked', [1], [-2], [3]))).toEqual([1, -1, 2]);
  });
});

it('placeAt returns the number of a category, and the index when one of them is text', () => {
  expect(placeAt([5, 7.5, null], 1)).toBe(7.5);
  expect(placeAt(['5', ' 7 '], 1)).toBe(7);
  expect(placeAt([5, null], 1)).toBe(2);
  expect(placeAt([5, '甲'], 0)).toBe(1);
  expect(placeAt([5, ''], 0)).toBe(1);
  expect(placeAt([5], 3)).toBe(4);
});
