import { describe, expect, it } from 'vitest';
import { placeNames, readNumber } from './number-reading.ts';

describe('reading a number', () => {
  it.each([
    [0, '零'],
    [7, '七'],
    [10, '十'],
    [11, '十一'],
    [20, '二十'],
    [100, '一百'],
    [101, '一百零一'],
    [110, '一百一十'],
    [1000, '一千'],
    [1010, '一千零一十'],
    [1001, '一千零一'],
    [10_000, '一万'],
    [10_005, '一万零五'],
    [10_500, '一万零五百'],
    [15_000, '一万五千'],
    [100_000, '十万'],
    [100_010, '十万零一十'],
    [101_000, '十万一千'],
    [2_003_000, '二百万三千'],
    [10_203_040, '一千零二十万三千零四十'],
    [100_000_000, '一亿'],
    [100_000_005, '一亿零五'],
    [100_050_000, '一亿零五万'],
    [1_010_101_010, '十亿一千零一十万一千零一十'],
    [1_000_000_000_000, '一万亿'],
    [1_000_000_000_005, '一万亿零五'],
    [1_000_300_000_000, '一万零三亿'],
    [999_999_999_999_999, '九百九十九万九千九百九十九亿九千九百九十九万九千九百九十九'],
  ] as const)('returns the reading of %i as it is taught', (value, words) => {
    expect(readNumber(value, 'zh')).toBe(words);
  });

  it.each([
    [0, 'zero'],
    [13, 'thirteen'],
    [40, 'forty'],
    [99, 'ninety-nine'],
    [105, 'one hundred and five'],
    [2005, 'two thousand and five'],
    [12_340, 'twelve thousand three hundred and forty'],
    [1_000_000, 'one million'],
    [1_000_017, 'one million and seventeen'],
  ] as const)('returns the reading of %i in English', (value, words) => {
    expect(readNumber(value, 'en')).toBe(words);
  });

  it('returns different readings for all numbers up to one hundred thousand', () => {
    const words = Array.from({ length: 100_000 }, (_, value) => readNumber(value, 'zh'));
    expect(new Set(words).size).toBe(100_000);
    // A reading never has two consecutive zeros, nor one at the end.
    expect(words.slice(1).filter((each) => /零零|零$/.test(each))).toEqual([]);
  });

  it('rejects a number that is not whole or too large', () => {
    for (const value of [-1, 1.5, Number.NaN, 1e15, Infinity]) {
      expect(() => readNumber(value, 'zh')).toThrow(RangeError);
      expect(() => readNumber(value, 'en')).toThrow(RangeError);
    }
  });

  it('returns the names of the decimal places', () => {
    expect(placeNames('zh', 9)).toEqual(['个', '十', '百', '千', '万', '十万', '百万', '千万', '亿']);
    expect(placeNames('en', 5)).toEqual(['1', '10', '100', '1K', '10K']);
  });
});
