import { expect, it } from 'vitest';
import { plainFormula } from './plain-formula.ts';

it.each([
  ['\\frac{1}{2}', '1/2'],
  ['\\dfrac{a+b}{2}', '(a+b)/2'],
  ['\\sqrt{2}', '√2'],
  ['x^{2}+1', 'x^2+1'],
  ['30^\\circ', '30°'],
  ['a\\leq b', 'a≤b'],
  ['50\\%', '50%'],
])('writes %s as it is typed', (latex, text) => {
  expect(plainFormula(latex)).toBe(text);
});
