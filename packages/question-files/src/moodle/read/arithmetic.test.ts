import { describe, expect, it } from 'vitest';
import { evaluateArithmetic } from './arithmetic.ts';

const values = new Map([
  ['a', 3],
  ['b', 4],
]);

describe('evaluateArithmetic', () => {
  it.each([
    ['{a}+{b}*2', 11],
    ['({a}+{b})*2', 14],
    ['-2**2', -4],
    ['2**3**2', 512],
    ['sqrt(pow({a},2)+pow({b},2))', 5],
    ['max(1,{b},2)-pi()+pi()', 4],
    ['1.5e2/3', 50],
  ])('returns the value of %s', (source, value) => {
    expect(evaluateArithmetic(source, values)).toBeCloseTo(value, 12);
  });

  it.each(['', '1+', '{c}', 'constructor(1)', '1/0', '(', 'alert(1)', '('.repeat(500), '-'.repeat(900)])(
    'returns undefined for %s',
    (source) => {
      expect(evaluateArithmetic(source, values)).toBeUndefined();
    },
  );
});
