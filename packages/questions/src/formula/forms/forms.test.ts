import { describe, expect, it } from 'vitest';
import { isExpanded } from './expanded.ts';
import { isFactored } from './factored.ts';
import type { FormVerdict } from './form-verdict.ts';
import { isSimplest } from './simplest.ts';
import { isStandard } from './standard.ts';

const problemOf = (verdict: FormVerdict): string =>
  verdict.ok ? 'ok' : verdict.problem.replace('form.', '');

describe('isSimplest', () => {
  it.each([
    ['\\frac12', 'ok'],
    ['-\\frac34', 'ok'],
    ['2\\sqrt2', 'ok'],
    ['\\frac{\\sqrt5-1}{2}', 'ok'],
    ['\\frac{x+1}{x-1}', 'ok'],
    ['3x+2y', 'ok'],
    ['1.2\\times10^5', 'ok'],
    ['2\\frac13', 'ok'],
    ['\\frac24', 'fraction-not-reduced'],
    ['\\frac31', 'fraction-not-reduced'],
    ['\\frac{2x}{4y}', 'fraction-not-reduced'],
    ['\\frac{xy}{x^2}', 'fraction-not-reduced'],
    ['\\frac{x^2-1}{x-1}', 'fraction-not-reduced'],
    ['\\frac{2+2\\sqrt3}{2}', 'fraction-not-reduced'],
    ['\\frac{\\frac12}{3}', 'fraction-in-fraction'],
    ['\\frac{0.5}{3}', 'decimal-in-fraction'],
    ['\\sqrt8', 'root-not-simplest'],
    ['\\sqrt[3]{16}', 'root-not-simplest'],
    ['\\sqrt{\\frac12}', 'fraction-under-root'],
    ['\\frac{1}{\\sqrt2}', 'root-in-denominator'],
    ['3x+2x', 'like-terms'],
    ['\\sqrt2+3\\sqrt2', 'like-terms'],
    ['x\\cdot x', 'like-factors'],
    ['2\\cdot3x', 'can-be-computed'],
    ['2^3', 'can-be-computed'],
    ['\\sin30^\\circ', 'can-be-computed'],
    ['x=\\frac36', 'fraction-not-reduced'],
    ['x+', 'not-understood'],
  ])('returns the problem of %s: %s', (text, problem) => {
    expect(problemOf(isSimplest(text))).toBe(problem);
  });
});

describe('isFactored', () => {
  it.each([
    ['(x-2)(x-3)', 'ok'],
    ['2(x+1)', 'ok'],
    ['-(x-1)^2', 'ok'],
    ['(x^2+1)(x+1)(x-1)', 'ok'],
    ['(x^2-2)(x^2+2)', 'ok'],
    ['(a+b+c)(a+b-c)', 'ok'],
    ['(x+y)(x^2-xy+y^2)', 'ok'],
    ['x^2-5x+6', 'no-product'],
    ['a^2-b^2', 'no-product'],
    ['(a+b)^2-c^2', 'no-product'],
    ['x^4+4', 'no-product'],
    ['2x+2', 'common-factor'],
    ['(2x+2)(x-1)', 'common-factor'],
    ['(x^2+xy)(x-y)', 'common-factor'],
    ['x(x^2-1)', 'factor-splits'],
    ['(x^2-y^2)(x+y)', 'factor-splits'],
    ['(x^2+2x+1)y', 'factor-splits'],
  ])('returns the problem of %s: %s', (text, problem) => {
    expect(problemOf(isFactored(text))).toBe(problem);
  });
});

describe('isExpanded', () => {
  it.each([
    ['x^2-5x+6', 'ok'],
    ['3a^2b-\\frac12', 'ok'],
    ['(x-2)(x-3)', 'brackets-left'],
    ['2(x+1)', 'brackets-left'],
    ['(x+1)^2', 'brackets-left'],
    ['(ab)^2', 'brackets-left'],
    ['a-(b-c)', 'brackets-left'],
    ['\\frac{x+1}{2}', 'brackets-left'],
    ['x^2+x+x', 'like-terms'],
  ])('returns the problem of %s: %s', (text, problem) => {
    expect(problemOf(isExpanded(text))).toBe(problem);
  });
});

describe('isStandard', () => {
  it.each([
    ['line', '2x-y+1=0', 'ok'],
    ['line', 'y-3=0', 'ok'],
    ['line', 'y=2x+1', 'no-line'],
    ['line', 'x^2-y=0', 'no-line'],
    ['line', '-y+2x+1=0', 'order-of-terms'],
    ['line', '4x-2y+2=0', 'coefficients-not-coprime'],
    ['line', '\\frac12x-y=0', 'coefficients-not-whole'],
    ['line', '-x+y=0', 'first-coefficient-negative'],
    ['quadratic', 'x^2-2x=0', 'ok'],
    ['quadratic', 'y=2x^2-1', 'ok'],
    ['quadratic', 'f(x)=x^2+x', 'ok'],
    ['quadratic', 'x^2=2x', 'no-quadratic'],
    ['quadratic', 'x^3-2x=0', 'no-quadratic'],
    ['quadratic', '1-x^2=0', 'order-of-terms'],
    ['quadratic', 'x^2+x+x=0', 'like-terms'],
    ['quadratic', 'y=(x-1)^2', 'brackets-left'],
    ['scientific', '1.2\\times10^5', 'ok'],
    ['scientific', '-3\\times10^{-4}', 'ok'],
    ['scientific', '12\\times10^4', 'mantissa-out-of-range'],
    ['scientific', '0.5\\times10^4', 'mantissa-out-of-range'],
    ['scientific', '1.2\\times2^5', 'no-scientific-notation'],
    ['scientific', '120000', 'no-scientific-notation'],
  ] as const)('returns the problem of the %s %s: %s', (form, text, problem) => {
    expect(problemOf(isStandard(text, form))).toBe(problem);
  });
});
