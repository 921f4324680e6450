import { describe, expect, it } from 'vitest';
import { gapPlaces } from './gaps.ts';

/** An extent in the same row. */
const at = (start: number, end: number) => ({ start, end, acrossStart: 0, acrossEnd: 10 });

describe('gapPlaces', () => {
  it('returns the middle between the two neighbours', () => {
    expect(gapPlaces(at(48, 68), [at(100, 120), at(0, 20)])).toEqual([
      {
        start: 50,
        spans: [
          [20, 50],
          [70, 100],
        ],
      },
    ]);
  });

  it('returns the positions after and before a pair, at the gap of that pair', () => {
    expect(gapPlaces(at(70, 80), [at(0, 20), at(30, 50)])).toEqual([
      {
        start: 60,
        spans: [
          [20, 30],
          [50, 60],
        ],
      },
    ]);
    expect(gapPlaces(at(70, 80), [at(100, 120), at(135, 150)])).toEqual([
      {
        start: 75,
        spans: [
          [85, 100],
          [120, 135],
        ],
      },
    ]);
  });

  it('returns nothing for a gap that is not positive', () => {
    expect(gapPlaces(at(45, 65), [at(0, 50), at(60, 90)])).toEqual([]);
    expect(gapPlaces(at(45, 55), [at(0, 45), at(55, 90)])).toEqual([]);
    expect(gapPlaces(at(70, 80), [at(0, 30), at(30, 50)])).toEqual([]);
    expect(gapPlaces(at(70, 80), [at(100, 120), at(120, 150)])).toEqual([]);
  });

  it('leaves out boxes of other rows', () => {
    const above = { ...at(0, 20), acrossStart: 20, acrossEnd: 30 };
    expect(gapPlaces(at(48, 68), [above, at(100, 120)])).toEqual([]);
  });

  it('counts a neighbour with the same centre as one that follows', () => {
    expect(gapPlaces(at(40, 60), [at(0, 20), at(40, 60)])).toEqual([]);
    expect(gapPlaces(at(40, 60), [at(45, 55), at(70, 80)]).map(({ start }) => start)).toEqual([10]);
  });
});
