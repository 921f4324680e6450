import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational, rationalText } from '../formula/exact/rational.ts';
import { numberText } from './number-text.ts';
import { readNumber, readQuantity } from './written-number.ts';

const read = (text: string) => {
  const quantity = readQuantity(text);
  return (
    quantity && [rationalText(quantity.number.value), quantity.unit].filter((one) => one !== '').join(' ')
  );
};

describe('readQuantity', () => {
  it.each([
    ['12', '12'],
    [' -3.50 ', '-7/2'],
    ['−3', '-3'],
    ['＋１２．５', '25/2'],
    ['.5', '1/2'],
    ['1,200,000', '1200000'],
    ['3/4', '3/4'],
    ['1 3/4', '7/4'],
    ['-1 1/2', '-3/2'],
    ['\\frac{3}{4}', '3/4'],
    ['1\\frac{3}{4}', '7/4'],
    ['1.2×10^5', '120000'],
    ['1.2 * 10^{-2}', '3/250'],
    ['1.2×10⁵', '120000'],
    ['2·10⁻³m', '1/500 m'],
    ['1.2e3', '1200'],
    ['25%', '1/4'],
    ['25％', '1/4'],
    ['12cm', '12 cm'],
    ['12 km/h', '12 km/h'],
    ['5eV', '5 eV'],
    ['3.5万人', '35000 人'],
    ['1.2万亿', '1200000000000'],
    ['20℃', '20 °C'],
  ])('returns the value and unit of %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '',
    'x',
    '十',
    '2*3',
    '3*105',
    '1,2',
    '3 4',
    '1/2/3',
    '5-3',
    '1:2',
    '=5',
    '1/0',
    '1e999',
    '9'.repeat(65),
  ])('returns undefined for %s', (text) => {
    expect(readQuantity(text)).toBeUndefined();
  });

  it('counts significant figures and decimal places as written', () => {
    const digits = (text: string) => [readNumber(text)?.figures, readNumber(text)?.places];
    expect(digits('0.0350')).toEqual([3, 4]);
    expect(digits('1,200')).toEqual([4, 0]);
    expect(digits('1.20e5')).toEqual([3, 2]);
    expect(digits('0')).toEqual([1, 0]);
    expect(digits('1/3')).toEqual([undefined, undefined]);
  });
});

describe('numberText', () => {
  it('gives texts that are read as the same number', () => {
    const numbers = fc.tuple(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
    );
    fc.assert(
      fc.property(numbers, ([top, bottom]) => {
        const value = rational(top, bottom);
        expect(readNumber(numberText(value))?.value).toEqual(value);
      }),
    );
  });
});
