import { describe, expect, it } from 'vitest';
import { rationalText } from '../formula/exact/rational.ts';
import { formulaValue } from './formula-value.ts';
import { type Digits, halfOfLastPlace, numberText, roundedText } from './number-text.ts';
import { isSameUnit } from './written-number.ts';

const exactOf = (text: string) => formulaValue(text)?.value ?? { n: 0n, d: 1n };
const figures = (count: number): Digits => ({ of: 'figures', count });
const places = (count: number): Digits => ({ of: 'places', count });

describe('the text of a number', () => {
  it('is a decimal where it ends, else a fraction', () => {
    expect(['1/4', '-7/8', '1/3', '100', '-0.05'].map((text) => numberText(exactOf(text)))).toEqual([
      '0.25',
      '-0.875',
      '1/3',
      '100',
      '-0.05',
    ]);
  });

  it.each([
    ['2/3', figures(3), '0.667'],
    ['9.996', figures(3), '10.0'],
    ['123456', figures(2), '1.2*10^5'],
    ['99.6', figures(2), '1.0*10^2'],
    ['120', figures(3), '120'],
    ['0.00345', figures(2), '0.0035'],
    ['-2.5', places(0), '-3'],
    ['1/8', places(2), '0.13'],
    ['4', places(2), '4.00'],
    ['0', figures(2), '0.0'],
  ])('of %s with the digits %o is %s', (text, digits, expected) => {
    expect(roundedText(exactOf(text), digits)).toBe(expected);
  });

  it('may be off by half of its last place', () => {
    const half = (text: string, digits: Digits) => rationalText(halfOfLastPlace(exactOf(text), digits));
    expect([half('3.14159', places(2)), half('123', figures(2)), half('0.05', figures(1))]).toEqual([
      '1/200',
      '5',
      '1/200',
    ]);
  });
});

describe('formulaValue', () => {
  const values = new Map([
    ['a', { n: 3n, d: 1n }],
    ['e', { n: -1n, d: 2n }],
  ]);

  it('puts numbers in place of letters, also of letters that are constants elsewhere', () => {
    const text = (formula: string) => rationalText(formulaValue(formula, values)?.value ?? { n: 0n, d: 1n });
    expect([text('2a+e'), text('\\frac{a}{2}'), text('a^2'), text('e^2')]).toEqual([
      '11/2',
      '3/2',
      '9',
      '1/4',
    ]);
  });

  it('gives 13 digits of a root and says that they are not exact', () => {
    const root = formulaValue('\\sqrt{2}');
    expect([root?.isExact, numberText(root?.value ?? { n: 0n, d: 1n })]).toEqual([false, '1.414213562373']);
    expect(formulaValue('\\sqrt{9}')).toEqual({ value: { n: 3n, d: 1n }, isExact: true });
  });

  it.each(['x', '', '1/0', '\\frac{1}{a-3}', '\\sqrt{-a}', '2^{5000}', 'x=3'])(
    'is undefined for %s',
    (formula) => {
      expect(formulaValue(formula, values)).toBeUndefined();
    },
  );
});

describe('isSameUnit', () => {
  it.each([
    ['m²', '平方米'],
    ['㎡', 'm^2'],
    ['cm', '厘米'],
    ['℃', '°C'],
    ['km/h', '千米/小时'],
    ['N·m', 'N*m'],
    ['m / s', 'm/s'],
  ])('returns true for %s and %s', (a, b) => {
    expect(isSameUnit(a, b)).toBe(true);
  });

  it('returns false for other units and other letters', () => {
    expect([isSameUnit('m', 'cm'), isSameUnit('mW', 'MW'), isSameUnit('', 'm')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
