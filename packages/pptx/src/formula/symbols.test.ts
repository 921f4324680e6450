import { describe, expect, it } from 'vitest';
import { delimiterOf, stretches, takesLimits } from './symbols.ts';

it('takesLimits is false for integrals only', () => {
  for (const name of ['\\int', '\\iint', '\\iiint', '\\oint', '\\oiint'])
    expect(takesLimits(name)).toBe(false);
  for (const name of ['\\sum', '\\bigcup', '\\mathop{int}', '\\point']) expect(takesLimits(name)).toBe(true);
});

describe('delimiterOf', () => {
  it.each([
    ['', '.'],
    ['{', '\\{'],
    ['‖', '\\|'],
    ['⌊', '\\lfloor'],
    ['<', '\\langle'],
    ['（', '('],
    ['(', '('],
    ['x', 'x'],
    ['constructor', 'constructor'],
  ])('returns %s as %s', (character, command) => {
    expect(delimiterOf(character)).toBe(command);
  });
});

it('stretches is true for delimiters that TeX can stretch', () => {
  expect(['', '(', ']', '/', '{', '⌉'].map(stretches)).toEqual([true, true, true, true, true, true]);
  expect(['x', '「', 'constructor'].map(stretches)).toEqual([false, false, false]);
});
