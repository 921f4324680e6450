import { describe, expect, it } from 'vitest';
import { readMath } from './read-math.ts';
import { isSettable } from './settable.ts';

describe('readMath', () => {
  it('returns the formula with its content', () => {
    const math = readMath('<m:oMath><m:r><a:rPr/><m:t>x</m:t></m:r></m:oMath>');
    expect(math?.name).toBe('m:oMath');
    expect(math?.find('m:t')?.text).toBe('x');
  });

  it.each([
    ['nothing', ''],
    ['a text', 'x'],
    ['another element', '<m:r/>'],
    ['two formulas', '<m:oMath/><m:oMath/>'],
    ['XML that is not well-formed', '<m:oMath><m:r></m:oMath>'],
    ['a formula with foreign elements', '<m:oMath><x xmlns="urn:x"/></m:oMath>'],
    ['a document type', '<!DOCTYPE x><m:oMath/>'],
  ])('returns undefined for %s', (_, source) => {
    expect(readMath(source)).toBeUndefined();
  });
});

describe('isSettable', () => {
  it('returns whether KaTeX can set the formula', () => {
    expect(isSettable('\\frac{a}{b}')).toBe(true);
    expect(isSettable('\\frac{a')).toBe(false);
    expect(isSettable('x^2^3')).toBe(false);
    expect(isSettable('圆')).toBe(true);
  });

  it('returns false for macros without an end', () => {
    expect(isSettable('\\def\\a{\\a\\a}\\a')).toBe(false);
  });
});
