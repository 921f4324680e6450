import { describe, expect, it } from 'vitest';
import {
  booleanOf,
  compact,
  defined,
  degreesOf,
  emu,
  fractionOf,
  integerOf,
  numberOf,
  oneOf,
  positivePx,
  px,
  pxOf,
} from './units.ts';

describe('lengths', () => {
  it.each([
    ['12700', 12_700],
    ['-5', -5],
    ['1in', 914_400],
    ['2.5cm', 900_000],
    [' -1mm ', -36_000],
    ['2pt', 25_400],
    ['1pc', 152_400],
    ['1pi', 152_400],
    ['', undefined],
    ['1.2.3cm', undefined],
    ['1ft', undefined],
    ['Infinity', undefined],
    [undefined, undefined],
  ])('of %j are %j EMU', (text, value) => {
    expect(emu(text)).toBe(value);
  });

  it('are pixels with four decimals, within the limits of records', () => {
    expect([px('9525'), px('1'), px('1in'), px('x')]).toEqual([1, 0.0001, 96, undefined]);
    expect([pxOf(1e12), pxOf(-1e12)]).toEqual([1e6, -1e6]);
    expect([positivePx('-9525'), positivePx('9525'), positivePx(undefined)]).toEqual([0, 1, undefined]);
  });
});

describe('fractions and degrees', () => {
  it.each([
    ['100000', 1],
    ['50%', 0.5],
    [' 12.5% ', 0.125],
    ['1', 0.00001],
    ['99999999', 100],
    ['-99999999', -100],
    ['', undefined],
    ['%x', undefined],
    [undefined, undefined],
  ])('are for %j the fraction %j', (text, value) => {
    expect(fractionOf(text)).toBe(value);
  });

  it.each([
    ['5400000', 90],
    ['-60000', -1],
    ['1e12', 3600],
    ['-1e12', -3600],
    ['', undefined],
    ['90deg', undefined],
    [undefined, undefined],
  ])('are for %j the degrees %j', (text, value) => {
    expect(degreesOf(text)).toBe(value);
  });
});

describe('plain values', () => {
  it('are finite numbers', () => {
    expect(['1.5', ' 2 ', '', ' ', 'x', 'Infinity', undefined].map(numberOf)).toEqual([
      ...[1.5, 2],
      ...new Array(5).fill(undefined),
    ]);
  });

  it('are rounded integers within their limits', () => {
    expect([integerOf('1.5'), integerOf('-7', 0, 9), integerOf('12', 0, 9), integerOf('x')]).toEqual([
      2,
      0,
      9,
      undefined,
    ]);
    expect([integerOf('1e12'), integerOf('-1e12')]).toEqual([2_147_483_647, -2_147_483_648]);
  });

  it('are booleans in all spellings of files', () => {
    expect(['1', 'true', 'on', 't'].map(booleanOf)).toEqual([true, true, true, true]);
    expect(['0', 'false', 'off', ''].map(booleanOf)).toEqual([false, false, false, false]);
    expect(booleanOf(undefined)).toBeUndefined();
  });

  it('are one of the allowed texts', () => {
    expect([oneOf('b', ['a', 'b']), oneOf('c', ['a', 'b']), oneOf(undefined, ['a'])]).toEqual([
      'b',
      undefined,
      undefined,
    ]);
  });
});

describe('copies without undefined properties', () => {
  it('keep false, 0 and empty texts', () => {
    expect(Object.entries(compact({ a: 0, b: undefined, c: '', d: false }))).toEqual([
      ['a', 0],
      ['c', ''],
      ['d', false],
    ]);
  });

  it('are undefined when no property is left', () => {
    expect(defined({ a: undefined })).toBeUndefined();
    expect(defined({})).toBeUndefined();
    expect(Object.keys(defined({ a: undefined, b: 1 }) ?? {})).toEqual(['b']);
  });
});
