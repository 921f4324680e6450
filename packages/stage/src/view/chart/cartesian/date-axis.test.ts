import type { Chart, ChartPlot } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { onDates } from './date-axis.ts';

/** 2021-01-01 as a spreadsheet counts days. */
const NEW_YEAR = 44_197;
const axis = (more: object = {}) => ({ kind: 'date', ...more }) as Chart['axes'][number];
const plot = (categories: unknown[], values: (number | null)[] = [], more: object = {}) =>
  ({ type: 'line', series: [{ categories, values, ...more }] }) as unknown as ChartPlot;
const spread = (given: ChartPlot, more: object = {}) => onDates([given], axis(more))?.plots[0]?.series[0];

describe('onDates', () => {
  it('returns a position for every day from the first to the last date, with gaps between the points', () => {
    expect(spread(plot([NEW_YEAR + 3, NEW_YEAR, NEW_YEAR + 1.5], [3, 1, 2]))).toEqual({
      categories: [NEW_YEAR, NEW_YEAR + 1, NEW_YEAR + 2, NEW_YEAR + 3],
      values: [1, 2, null, 3],
    });
  });

  it('counts in months when no dates are closer than 28 days, and in years from 365 days', () => {
    const months = spread(plot([NEW_YEAR, NEW_YEAR + 31, NEW_YEAR + 59], [1, 2, 3]));
    expect(months?.categories).toEqual([NEW_YEAR, NEW_YEAR + 31, NEW_YEAR + 59]);
    expect(spread(plot([NEW_YEAR, NEW_YEAR + 27], []))?.categories).toHaveLength(28);
    const years = spread(plot([NEW_YEAR, NEW_YEAR + 730], [1, 2]));
    expect(years).toEqual({
      categories: [NEW_YEAR, NEW_YEAR + 365, NEW_YEAR + 730],
      values: [1, null, 2],
    });
    expect(spread(plot([NEW_YEAR, NEW_YEAR + 364], []))?.categories).toHaveLength(12);
  });

  it('counts in days when there is only one date', () => {
    expect(spread(plot([NEW_YEAR + 100, NEW_YEAR + 100], [1, 2]))?.categories).toEqual([NEW_YEAR + 100]);
  });

  it('uses the unit and the ends of the axis, and leaves out points beyond them', () => {
    const given = plot([NEW_YEAR, NEW_YEAR + 31, NEW_YEAR + 59], [1, 2, 3]);
    expect(spread(given, { baseUnit: 'days' })?.categories).toHaveLength(60);
    expect(spread(given, { min: NEW_YEAR + 31 })?.values).toEqual([2, 3]);
    expect(spread(given, { max: NEW_YEAR + 31 })?.values).toEqual([1, 2]);
  });

  it('moves the formats and labels of points to the positions of their dates', () => {
    const given = plot([NEW_YEAR + 2, NEW_YEAR], [3, 1], {
      points: [{ index: 0, explosion: 5 }, { index: 7 }],
      labels: { value: true, except: [0, 9], own: [{ index: 1, words: '甲' }] },
    });
    expect(spread(given)).toMatchObject({
      points: [{ index: 2, explosion: 5 }],
      labels: { value: true, except: [2], own: [{ index: 0, words: '甲' }] },
    });
  });

  it('uses the dates of the first series for a series without categories', () => {
    const dates = [NEW_YEAR, NEW_YEAR + 2];
    const given = {
      type: 'line',
      series: [
        { categories: dates, values: [1, 2] },
        { categories: [], values: [5, 6] },
      ],
    };
    const plots = onDates([given as unknown as ChartPlot], axis())?.plots;
    expect(plots?.[0]?.series[1]?.values).toEqual([5, null, 6]);
  });

  it('returns undefined when the categories are no dates', () => {
    expect(onDates([plot(['甲', '乙'], [1, 2])], axis())).toBeUndefined();
    expect(onDates([plot([0, 5], [1, 2])], axis())).toBeUndefined();
    expect(onDates([plot([1, 2], [1, 2])], axis())).toBeDefined();
    expect(onDates([plot([2_958_465], [1])], axis())).toBeDefined();
    expect(onDates([plot([2_958_466], [1])], axis())).toBeUndefined();
    expect(onDates([], axis())).toBeUndefined();
  });

  it('returns undefined when the positions are too many, or the ends are swapped', () => {
    const days = { baseUnit: 'days' };
    expect(spread(plot([NEW_YEAR, NEW_YEAR + 3000]), days)?.categories).toHaveLength(3001);
    expect(spread(plot([NEW_YEAR, NEW_YEAR + 3001]), days)).toBeUndefined();
    expect(spread(plot([NEW_YEAR]), { min: NEW_YEAR + 1, max: NEW_YEAR })).toBeUndefined();
    expect(spread(plot([NEW_YEAR]), { min: NEW_YEAR, max: NEW_YEAR })?.categories).toEqual([NEW_YEAR]);
  });

  it.each([
    [{ baseUnit: 'days' }, undefined],
    [{ baseUnit: 'days', majorUnit: 7 }, 7],
    [{ baseUnit: 'days', majorUnit: 0.2 }, 1],
    [{ baseUnit: 'days', majorUnit: 2, majorTimeUnit: 'months' }, 60],
    [{ baseUnit: 'days', majorUnit: 1, majorTimeUnit: 'years' }, 365],
    [{ baseUnit: 'months', majorUnit: 2, majorTimeUnit: 'years' }, 24],
    [{ baseUnit: 'months', majorUnit: 3 }, 3],
    [{ baseUnit: 'months', majorUnit: 60, majorTimeUnit: 'days' }, 2],
    [{ baseUnit: 'years', majorUnit: 30, majorTimeUnit: 'months' }, 2],
  ])('returns the positions per label of the axis %o: %s', (more, step) => {
    expect(onDates([plot([NEW_YEAR, NEW_YEAR + 400])], axis(more))?.step).toBe(step);
  });
});
