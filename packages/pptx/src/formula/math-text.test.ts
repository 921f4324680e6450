import { describe, expect, it } from 'vitest';
import { sayable, wordsLatex } from './math-text.ts';

describe('sayable', () => {
  it.each([
    ['a Symbol character', '\uf061', 'α'],
    ['a Symbol character without a letter', '\uf020x', 'x'],
    ['a composed letter', 'e\u0301', 'é'],
    ['a combining mark alone', 'x\u0302', 'x'],
    ['a private code point', 'a\ue123b\uf8ff', 'ab'],
    ['line separators', 'a\u2028b\u2029', 'ab'],
    ['a mathematical dotless i', '\u{1d6a4}', 'ı'],
    ['other characters', 'aα中', 'aα中'],
  ])('returns %s', (_, text, expected) => {
    expect(sayable(text)).toBe(expected);
  });
});

describe('wordsLatex', () => {
  it.each([
    ['', ''],
    ['if x', '\\text{if x}'],
    ['100%', '\\text{100\\%}'],
    ['#$&_{}', '\\text{\\#\\$\\&\\_\\{\\}}'],
    ['\\', '\\text{\\textbackslash{}}'],
    ['~^', '\\text{\\textasciitilde{}\\textasciicircum{}}'],
    ['a∑b', '\\text{a}{\\sum}\\text{b}'],
    ['∑', '{\\sum}'],
    ['≡', '\\text{≡}'],
  ])('returns %s as %s', (text, latex) => {
    expect(wordsLatex(text)).toBe(latex);
  });
});
