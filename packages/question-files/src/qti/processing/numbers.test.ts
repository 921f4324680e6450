import { describe, expect, it } from 'vitest';
import type { MarkupElement } from '../../markup/node.ts';
import { NUMBER_OPERATORS, roundedTo } from './numbers.ts';
import { Session } from './session.ts';
import { single, type Value } from './value.ts';

function resultOf(
  name: string,
  numbers: readonly (number | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
) {
  const element: MarkupElement = { name, attributes: new Map(Object.entries(attributes)), children: [] };
  const args = numbers.map((number): Value | undefined =>
    number === undefined ? undefined : single(Number.isInteger(number) ? 'integer' : 'float', number),
  );
  const session = new Session(new Map(), () => 0, { left: 100 });
  return NUMBER_OPERATORS[name]?.({ element, args, session });
}

describe('NUMBER_OPERATORS', () => {
  it.each([
    ['sum', [1, 2, 0.5], 3.5],
    ['product', [2, 3], 6],
    ['integerDivide', [-7, 2], -4],
    ['integerModulus', [-7, 2], 1],
    ['truncate', [-1.9], -1],
    ['round', [-1.5], -1],
    ['gcd', [12, 18], 6],
    ['lcm', [4, 6], 12],
    ['power', [2, -1], 0.5],
  ] as const)('returns the %s of %j', (name, numbers, result) => {
    expect(resultOf(name, numbers)?.items).toEqual([result]);
  });

  it('returns NULL when an argument is NULL, and for results that are no finite number', () => {
    expect(resultOf('sum', [1, undefined])).toBeUndefined();
    expect(resultOf('divide', [1, 0])).toBeUndefined();
    expect(resultOf('mod', [1, 0])).toBeUndefined();
    expect(resultOf('mathOperator', [1], { name: 'toString' })).toBeUndefined();
    expect(resultOf('sampleSD', [1])).toBeUndefined();
  });

  it('returns whole numbers for sums of whole numbers, and floats otherwise', () => {
    expect(resultOf('sum', [1, 2])?.baseType).toBe('integer');
    expect(resultOf('sum', [1, 2.5])?.baseType).toBe('float');
  });
});

describe('roundedTo', () => {
  it.each([
    [3.175, 'significantFigures', 3, 3.18],
    [1.005, 'decimalPlaces', 2, 1.01],
    [-2.5, 'decimalPlaces', 0, -2],
    [12345, 'significantFigures', 2, 12000],
    [0, 'significantFigures', 3, 0],
    [1e-20, 'significantFigures', 1, 1e-20],
    [Number.NaN, 'decimalPlaces', 1, Number.NaN],
  ])('rounds %s by %s %s to %s', (value, mode, figures, rounded) => {
    expect(roundedTo(value, mode, figures)).toBe(rounded);
  });
});
