import { describe, expect, it } from 'vitest';
import { formulaEquals } from './equal.ts';

describe('formulaEquals of hostile formulas', () => {
  const many = (text: string, count: number): string => text.repeat(count);
  it.each([
    ['a tower of powers', '9^{9^{9^9}}', '9^{9^{9^9}}+1'],
    ['a million brackets', many('(', 1_000_000), '1'],
    ['fractions nested 1000 deep', many('\\frac{1}{', 1000) + 1 + many('}', 1000), '1'],
    ['a long sum', many('1+', 5000) + 1, '5001'],
    ['a large factorial', '100!', '1'],
    ['open bars', many('|', 100), '1'],
    ['zero below the line', '\\frac10', '\\frac20'],
    ['zero to the power of zero', '0^0', '1'],
  ])('returns unknown within 100,000 steps for %s', (_name, key, answer) => {
    const verdict = formulaEquals(key, answer);
    expect(verdict.result).toBe('unknown');
    expect(verdict.steps).toBeLessThanOrEqual(100_000);
  });

  it.each([
    ['(x+1)^{100000}', '(x+1)^{99999}(x+1)', 'equal'],
    ['(x+1)^{100000}', '(x+1)^{99999}', 'different'],
    ['9^{9^9}', '3^{2\\cdot9^9}', 'equal'],
    ['2^{3000}', '3^{2000}', 'different'],
    ['10^{20}+\\sin1', '10^{20}', 'different'],
    ['\\ln2', '0.693147180559945309417232121458', 'different'],
    ['1+10^{-30}\\sin x', '1', 'different'],
  ])('compares %s and %s without multiplying out', (key, answer, result) => {
    expect(formulaEquals(key, answer).result).toBe(result);
  });

  it('returns unknown when the injected clock is past 20 ms', () => {
    let now = 0;
    const clock = () => {
      now += 1;
      return now;
    };
    const key = '(a+b+c)^{12}(a-b)^{12}';
    expect(formulaEquals(key, `${key}+\\sin a-\\sin a`).result).toBe('equal');
    expect(formulaEquals(key, `${key}+\\sin a-\\sin a`, { clock })).toMatchObject({
      result: 'unknown',
      reason: 'too-long',
    });
  });
});

describe('formulaEquals of what it does not know', () => {
  it.each([
    ['lengths of vectors', '|\\vec a\\cdot\\vec b|', '|\\vec a||\\vec b|'],
    ['products of three vectors', '(\\vec a\\cdot\\vec b)\\vec c', '\\vec a(\\vec b\\cdot\\vec c)'],
    ['sets of points with changed coordinates', '\\{(x,y)|x+y=1\\}', '\\{(x,2y)|y=1-x\\}'],
    ['false equations without letters', '1=2', '3=4'],
    ['values without their names', 'x=1,y=2', '2,1'],
    ['a function on a part of its domain', 'y=x+1(x>0)', 'y=x+1'],
    ['sums', '\\sum_{k=1}^{n}k', '\\frac{n(n+1)}{2}'],
  ])('returns unknown for %s', (_name, key, answer) => {
    expect(formulaEquals(key, answer).result).toBe('unknown');
  });

  it.each([
    ['a name that is a constant elsewhere', 'e=\\frac12', 'e=\\frac13'],
    ['a function of another argument', 'f(x)=x^2', 'f(2x)=x^2'],
    ['a letter that is no whole number', 'y=k+1', 'y=k+3'],
    ['a sequence with an index that is declared', 'a_n=2n-1,n\\in N^*', 'a_n=2n+1,n\\in N^*'],
  ])('returns different for %s', (_name, key, answer) => {
    expect(formulaEquals(key, answer).result).toBe('different');
  });
});

describe('formulaEquals with options', () => {
  it('returns equal within the absolute rounding of the author, the bound included', () => {
    const options = { rounding: { absolute: { n: 1n, d: 200n } } };
    expect(formulaEquals('\\sqrt2', '1.41', options).result).toBe('equal');
    expect(formulaEquals('\\sqrt2', '1.42', options).result).toBe('different');
    expect(formulaEquals('1.415', '1.41', options).result).toBe('equal');
  });

  it('returns equal within the relative rounding of the author', () => {
    const options = { rounding: { relative: { n: 1n, d: 100n } } };
    expect(formulaEquals('25\\pi', '78.5', options).result).toBe('equal');
    expect(formulaEquals('25\\pi', '80', options).result).toBe('different');
  });

  it('compares lists in their order when isOrdered is set', () => {
    expect(formulaEquals('1,2', '2,1').result).toBe('equal');
    expect(formulaEquals('1,2', '2,1', { isOrdered: true }).result).toBe('different');
  });

  it('returns different without the unit when the unit is required', () => {
    expect(formulaEquals('12cm', '12').result).toBe('equal');
    expect(formulaEquals('12cm', '12', { unit: 'required' }).result).toBe('different');
  });

  it('accepts a constant factor for expressions with equalUpTo scale', () => {
    expect(formulaEquals('x+1', '2x+2').result).toBe('different');
    expect(formulaEquals('x+1', '2x+2', { equalUpTo: 'scale' }).result).toBe('equal');
    expect(formulaEquals('x+1', '2x+1', { equalUpTo: 'scale' }).result).toBe('different');
  });

  it('reads e and i as variables when the question declares them', () => {
    expect(formulaEquals('e^2', 'e\\cdot e', { variables: { e: 'real' } }).result).toBe('equal');
    expect(formulaEquals('i^2', '-1').result).toBe('equal');
    expect(formulaEquals('i^2', '-1', { variables: { i: 'real' } }).result).toBe('different');
  });

  it('draws points from the declared range', () => {
    const key = '\\sqrt{(x-3)^2}';
    expect(formulaEquals(key, 'x-3', { variables: { x: { from: 3, to: 9 } } }).result).toBe('equal');
    expect(formulaEquals(key, 'x-3', { variables: { x: { from: 2, to: 9 } } }).result).toBe('different');
  });

  it('returns equal for the text of the key itself, which is right by definition', () => {
    expect(formulaEquals('\\sqrt{x+\\sqrt{x}}>y', ' \\sqrt{x + \\sqrt{x}} > y').result).toBe('equal');
  });

  it('returns the position of what is not understood', () => {
    expect(formulaEquals('x+1', 'x+?')).toMatchObject({ reason: 'answer-not-understood', at: 2 });
    expect(formulaEquals('x+', 'x')).toMatchObject({ reason: 'key-not-understood', at: 2 });
  });
});
