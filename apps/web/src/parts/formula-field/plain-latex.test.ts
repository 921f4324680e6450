import { describe, expect, it } from 'vitest';
import { hasEmptyBoxes, plainLatex } from './plain-latex.ts';

describe('plainLatex', () => {
  it('replaces the commands of the visual editor', () => {
    expect(plainLatex('\\exponentialE^{\\imaginaryI x}')).toBe('\\mathrm{e}^{\\mathrm{i} x}');
    expect(plainLatex('\\mleft(x\\mright)')).toBe('\\left(x\\right)');
    expect(plainLatex('\\differentialD x')).toBe('\\mathrm{d} x');
    expect(plainLatex('\\alpha\\toString')).toBe('\\alpha\\toString');
  });

  it('replaces placeholders by their content, or by an empty box', () => {
    expect(plainLatex('\\frac{\\placeholder{}}{\\placeholder[b]{2}}')).toBe('\\frac{\\square }{2}');
    expect(plainLatex('x+\\placeholder{ }')).toBe('x+\\square');
  });

  it('replaces codes by their characters, and drops control characters and invalid codes', () => {
    expect(plainLatex('\\unicode{"2115}')).toBe('ℕ');
    expect(plainLatex('\\unicode{x41}\\unicode{U+42}')).toBe('AB');
    expect(plainLatex('a\\unicode{"1F}b\\unicode{"110000}c')).toBe('abc');
    expect(plainLatex('a\\unicode{"20}b')).toBe('a b');
    expect(plainLatex('\\unicode{"10FFFF}')).toBe('\u{10ffff}');
  });
});

describe('hasEmptyBoxes', () => {
  it('returns true while a placeholder is not filled', () => {
    expect(hasEmptyBoxes('\\frac{\\placeholder{}}{2}')).toBe(true);
    expect(hasEmptyBoxes('\\placeholder[a]{ }')).toBe(true);
    expect(hasEmptyBoxes('\\placeholder{2}')).toBe(false);
    expect(hasEmptyBoxes('x')).toBe(false);
  });
});
