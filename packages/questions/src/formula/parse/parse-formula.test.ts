import { describe, expect, it } from 'vitest';
import { variablesOf } from './formula.ts';
import { parseFormula } from './parse-formula.ts';

/** Text of the tree: operators before their parts in brackets. */
function treeOf(text: string): string {
  const parsed = parseFormula(text);
  if (!parsed.ok) return `${parsed.at}: ${parsed.problem}`;
  return JSON.stringify(parsed.formula, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
}

describe('parseFormula', () => {
  it.each([
    ['\\frac12', '\\frac{1}{2}'],
    ['\\dfrac{1}{2}', '\\frac12'],
    ['√12', '\\sqrt{12}'],
    ['√(x+1)', '\\sqrt{x+1}'],
    ['根号2', '\\sqrt2'],
    ['sqrt(2)', '\\sqrt{2}'],
    ['∛8', '\\sqrt[3]{8}'],
    ['x²', 'x^2'],
    ['x⁻¹', 'x^{-1}'],
    ['x₁', 'x_1'],
    ['３×（４＋５）÷２', '3\\times(4+5)\\div2'],
    ['\\left(x+1\\right)', '(x+1)'],
    ['\\lvert x\\rvert', '|x|'],
    ['90°', '90^\\circ'],
    ['90^{\\circ}', '90^\\circ'],
    ['x=1或x=2', 'x=1 or x=2'],
    ['x>1且x<2', 'x>1\\wedge x<2'],
    ['x＜1', 'x<1'],
    ['x≦1', 'x\\leqslant 1'],
    ['x<=1', 'x\\le1'],
    ['1、2', '1,2'],
    ['x+1。', 'x+1'],
    ['\\operatorname{ln}2', '\\ln2'],
    ['\\mathrm{e}^x', 'e^x'],
    ['pi', '\\pi'],
    ['\\{x\\mid x>1\\}', '\\{x|x>1\\}'],
    ['x∈ℝ', 'x\\in\\mathbb{R}'],
    ['12\\text{ cm}', '12cm'],
    ['\\text{无解}', '\\varnothing'],
    ['5\\%', '5%'],
    ['\\displaystyle\\frac{1}{2}', '\\frac12'],
    ['x\\,+\\,1', 'x+1'],
  ])('returns the same tree for %s and %s', (one, other) => {
    expect(treeOf(one)).toBe(treeOf(other));
    expect(treeOf(one)).not.toMatch(/^\d/);
  });

  it.each([
    ['2\\frac13', 'mixed'],
    ['2 1/3', 'mixed'],
    ['2\\frac{x}{3}', 'product'],
    ['2\\frac43', 'product'],
    ['x\\frac13', 'product'],
  ])('returns a mixed number only for a whole number before a proper fraction: %s', (text, expected) => {
    expect(treeOf(text)).toContain(expected);
  });

  it.each([
    ['\\sin2x', ['x']],
    ['\\log_28', []],
    ['\\log_ab', ['a', 'b']],
    ['f(x)=2x', ['f(x)', 'x']],
    ["f'(x)", ["f'(x)"]],
    ['a_{n+1}', ['a_n+1']],
    ['\\overrightarrow{AB}', ['vec AB']],
    ['\\triangle ABC', ['△ABC']],
    ['S_{△ABC}', ['S_△ABC']],
    ['C_5^2', []],
    ['ei\\pi', []],
    ['\\alpha+\\beta', ['alpha', 'beta']],
  ])('returns the variables of %s', (text, names) => {
    const parsed = parseFormula(text);
    expect(parsed.ok && variablesOf(parsed.formula)).toEqual(names);
  });

  it.each([
    ['x+', 2],
    ['(x', 2],
    ['x)', 1],
    ['\\frac1', 6],
    ['1.2.3', 0],
    ['x+@', 2],
    ['\\unknown', 8],
    ['\\begin{cases}x=1', 16],
    ['', 0],
    ['|x', 2],
  ])('returns the position of the first error in %s', (text, at) => {
    expect(parseFormula(text)).toMatchObject({ ok: false, at });
  });

  it.each([
    ['brackets', '('.repeat(300)],
    ['signs', '-'.repeat(300)],
    ['powers', 'x^'.repeat(300)],
    ['roots', '\\sqrt'.repeat(300)],
    ['sines', '\\sin'.repeat(300)],
    ['bars', '|'.repeat(300)],
    ['exponents in braces', '2^{'.repeat(300)],
    ['a long text', 'x'.repeat(1_000_000)],
  ])('returns an error for %s that are nested too deep or too long', (_name, text) => {
    expect(parseFormula(text).ok).toBe(false);
  });
});
