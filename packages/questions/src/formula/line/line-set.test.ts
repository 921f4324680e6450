import { describe, expect, it } from 'vitest';
import { Budget } from '../exact/budget.ts';
import { whole } from '../exact/rational.ts';
import { NormalContext } from '../normal/context.ts';
import { parseFormula } from '../parse/parse-formula.ts';
import { Undecided } from './critical-point.ts';
import { lineOf } from './line-of.ts';
import { NotSolved } from './solve-relation.ts';
import { approximateRoots, numberOfRoots, squareFree } from './univariate.ts';

function lineText(text: string): string {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { points, cells } = lineOf(parsed.formula, 'x', new NormalContext(new Budget()));
  return cells
    .map((cell, index) =>
      index % 2 === 0
        ? cell
          ? '-'
          : ' '
        : `${cell ? '●' : '○'}${Number((points[(index - 1) / 2]?.near ?? 0).toFixed(3))}`,
    )
    .join('');
}

describe('lineOf', () => {
  it.each([
    ['x>2', ' ○2-'],
    ['x^2-5x+6=0', ' ●2 ●3 '],
    ['x^2-2x+1>0', '-○1-'],
    ['x^2-2x+1\\le0', ' ●1 '],
    ['\\frac{x-1}{x+2}\\le0', ' ○-2-●1 '],
    ['\\frac{x^2-4}{x-2}=0', ' ●-2 '],
    ['x^2<2', ' ○-1.414-○1.414 '],
    ['x^2+1>0', '-'],
    ['x^2+1=0', ' '],
    ['|x-1|<2', ' ○-1-○3 '],
    ['||x|-1|=1', ' ●-2 ●0 ●2 '],
    ['(1,2]', ' ○1-●2 '],
    ['(-\\infty,0]', '-●0 '],
    ['x<1或x>1', '-○1-'],
    ['x\\ne1', '-○1-'],
    ['x>1且x<3', ' ○1-○3 '],
    ['\\{x|x>1\\}\\cap\\{x|x<3\\}', ' ○1-○3 '],
    ['x^3=2', ' ●1.26 '],
    ['x^5-x-1=0', ' ●1.167 '],
    ['\\sqrt2x>2', ' ○1.414-'],
    ['x^2-2\\sqrt2x+2=0', ' ●1.414 '],
    ['\\frac1x>0', ' ○0-'],
    ['\\frac{x}{x}=1', '-○0-'],
    ['1<x<2<3', ' ○1-○2 '],
    ['-\\infty<x<2', '-○2 '],
    ['\\varnothing', ' '],
    ['x\\notin(0,1)', '-●0 ●1-'],
  ])('returns the numbers for which %s holds', (text, line) => {
    expect(lineText(text)).toBe(line);
  });

  it.each([
    '\\sqrt x=2',
    '2^x=8',
    'x+y=1',
    '\\{(1,2)\\}',
    '[2,1]',
    '[-\\infty,1)',
    'x\\in\\mathbb{Z}',
    '\\sin x=0',
  ])('throws NotSolved for %s', (text) => {
    expect(() => lineText(text)).toThrow(NotSolved);
  });

  it('throws Undecided when it cannot tell two numbers apart', () => {
    expect(() => lineText('x=\\sqrt{3+2\\sqrt2}或x=1+\\sqrt2')).toThrow(Undecided);
  });
});

describe('polynomials of one variable', () => {
  const budget = new Budget();
  const of = (...numbers: number[]) => numbers.map(whole);

  it('have as many approximate roots as the chain of Sturm counts', () => {
    for (const polynomial of [of(-1, -1, 0, 0, 0, 1), of(2, 0, -4, 0, 1), of(1, 0, 1), of(-6, 11, -6, 1)])
      expect(approximateRoots(polynomial, budget)).toHaveLength(numberOfRoots(polynomial, budget));
  });

  it('split into factors without repeated roots', () => {
    // (x-1)²(x+2)
    expect(squareFree(of(2, -3, 0, 1), budget)).toEqual([
      { factor: of(2, 1), times: 1 },
      { factor: of(-1, 1), times: 2 },
    ]);
  });
});
