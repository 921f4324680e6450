import { describe, expect, it } from 'vitest';
import { type Binning, histogram, pareto } from './histogram.ts';

const bins = (values: readonly (number | null)[], binning: Binning) => {
  const { categories, values: counts } = histogram(values, binning);
  return categories.map((name, index) => `${name} ${counts[index]}`);
};

describe('histogram', () => {
  const VALUES = [0, 1, 2, 3, 4, null, 5, 6];

  it('returns bins of a width that include their right edge', () => {
    expect(bins(VALUES, { size: 2 })).toEqual(['[0, 2] 3', '(2, 4] 2', '(4, 6] 2']);
  });

  it('returns bins that include their left edge, the last one both', () => {
    expect(bins(VALUES, { size: 2, leftClosed: true })).toEqual(['[0, 2) 2', '[2, 4) 2', '[4, 6] 3']);
  });

  it('returns a number of bins', () => {
    expect(bins(VALUES, { count: 2 })).toEqual(['[0, 3] 4', '(3, 6] 3']);
    expect(histogram(VALUES, { count: 9999 }).values).toHaveLength(500);
    expect(histogram(VALUES, { size: 1e-9 }).values).toHaveLength(500);
  });

  it('returns bins for values below and above the limits', () => {
    expect(bins(VALUES, { size: 2, underflow: 1, overflow: 4 })).toEqual([
      ...['≤ 1 2', '(1, 3] 2', '(3, 4] 1', '> 4 2'],
    ]);
    expect(bins(VALUES, { size: 2, underflow: 1, overflow: 5, leftClosed: true })).toEqual([
      ...['≤ 1 2', '[1, 3) 2', '[3, 5) 2', '> 5 1'],
    ]);
    expect(bins([1, 9], { size: 4, underflow: 5, overflow: 3 })).toEqual(['≤ 5 1', '(5, 5] 0', '> 5 1']);
  });

  it('returns bins of a width by Scott’s rule without a setting', () => {
    expect(bins([1, 2, 3, 4, 5, 6, 7, 8], {})).toEqual(['[1, 5.274] 5', '(5.274, 9.549] 3']);
    expect(bins([1, 3], { size: 0, count: 0 })).toEqual(['[1, 4.917] 2']);
  });

  it('returns one bin of equal values, and none without values', () => {
    expect(bins([4, 4], {})).toEqual(['[4, 5] 2']);
    expect(histogram([null], { size: 1 })).toEqual({ categories: [], levels: [], values: [] });
  });

  it('returns its categories as the only level', () => {
    const { categories, levels } = histogram([1, 2], { count: 1 });
    expect(levels).toEqual([categories]);
  });
});

describe('pareto', () => {
  it('returns the sums by name, largest first, and their cumulative shares', () => {
    const data = { categories: ['a', 'b', 'a', null], levels: [], values: [1, 6, 2, 1] };
    expect(pareto(data)).toEqual({
      bars: { categories: ['b', 'a', '4'], levels: [['b', 'a', '4']], values: [6, 3, 1] },
      shares: [0.6, 0.9, 1],
    });
  });

  it('returns shares of 0 when all values are missing', () => {
    expect(pareto({ categories: ['a'], levels: [], values: [null] }).shares).toEqual([0]);
  });
});
