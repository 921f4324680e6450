import { describe, expect, it } from 'vitest';
import {
  fenceOf,
  grouped,
  joinedLatex,
  latexOfName,
  latexOfSigns,
  latexOfWords,
  scripts,
  TAKES_LIMITS,
} from './math-signs.ts';

describe('latexOfSigns', () => {
  it('returns commands for signs and letters as they are', () => {
    expect(latexOfSigns('a+b')).toBe('a+b');
    expect(latexOfSigns('x∈ℝ')).toBe('x\\in\\mathbb{R}');
  });

  it('drops blanks and invisible characters', () => {
    expect(latexOfSigns('a \u2062\u200b b\ufeff')).toBe('ab');
  });

  it('returns plain letters for mathematical alphanumeric symbols', () => {
    expect(latexOfSigns('𝑥𝐀')).toBe('xA');
  });

  it('puts a blank between a command and a letter', () => {
    expect(latexOfSigns('αx')).toBe('\\alpha x');
    expect(joinedLatex(['\\alpha', '2', 'x'])).toBe('\\alpha2x');
    expect(joinedLatex(['2', 'x'])).toBe('2x');
    expect(joinedLatex([])).toBe('');
  });
});

describe('latexOfWords', () => {
  it('returns a text with single blanks and escaped signs', () => {
    expect(latexOfWords('if  x\u00a0> 0')).toBe('\\text{if x > 0}');
    expect(latexOfWords('50% of {a_b} ^ \\ ~')).toBe(
      '\\text{50\\% of \\{a\\_b\\} \\textasciicircum{} \\textbackslash{} \\textasciitilde{}}',
    );
  });

  it('returns a space for blanks, and nothing for no visible character', () => {
    expect(latexOfWords(' \n ')).toBe('\\ ');
    expect(latexOfWords('')).toBe('');
    expect(latexOfWords('\u200b')).toBe('');
  });
});

describe('latexOfName', () => {
  it('returns the command of a function, upright letters, or a text', () => {
    expect(latexOfName('sin')).toBe('\\sin');
    expect(latexOfName('speed')).toBe('\\mathrm{speed}');
    expect(latexOfName('v 0')).toBe('\\text{v 0}');
  });
});

describe('grouped', () => {
  it('keeps one letter, one command and one command with a group, and puts all else in braces', () => {
    for (const latex of ['x', '2', '\\alpha', '\\mathbb{R}', '中']) expect(grouped(latex)).toBe(latex);
    expect(grouped('')).toBe('{}');
    expect(grouped('xy')).toBe('{xy}');
    expect(grouped("'")).toBe("{'}");
    expect(grouped('\\frac{1}{2}')).toBe('{\\frac{1}{2}}');
  });
});

describe('scripts', () => {
  it('returns the subscript before the superscript, and primes before the subscript', () => {
    expect(scripts('1', '2')).toBe('_{1}^{2}');
    expect(scripts('1', '')).toBe('_{1}');
    expect(scripts('', '2')).toBe('^{2}');
    expect(scripts('', '')).toBe('');
    expect(scripts('1', "''")).toBe("''_{1}");
    expect(scripts('', "'")).toBe("'");
  });
});

describe('fenceOf', () => {
  it('returns the delimiter, escaped when it is a brace', () => {
    expect(fenceOf('')).toBe('.');
    for (const sign of '()[]|/') expect(fenceOf(sign)).toBe(sign);
    expect(fenceOf('{')).toBe('\\{');
    expect(fenceOf('⌊')).toBe('\\lfloor');
    expect(fenceOf('x')).toBeUndefined();
    expect(fenceOf('α')).toBeUndefined();
  });
});

describe('TAKES_LIMITS', () => {
  it('matches big operators and limits, but no functions', () => {
    for (const latex of ['\\sum', '\\iint', '\\bigcup', '\\limsup', '\\max'])
      expect(TAKES_LIMITS.test(latex)).toBe(true);
    for (const latex of ['\\sin', '\\summa', 'sum']) expect(TAKES_LIMITS.test(latex)).toBe(false);
  });
});
