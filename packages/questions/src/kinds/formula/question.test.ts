import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { formula } from './question.ts';
import type { Body, Key } from './schemas.ts';

describeKind(formula, {
  asked: fc.constantFrom(
    { body: { notation: 'algebra' as const }, key: { expected: ['2x+1'] } },
    { body: { notation: 'algebra' as const }, key: { expected: ['x=2或x=3', '\\{2,3\\}'] } },
    {
      body: { notation: 'algebra' as const },
      key: { expected: ['(x-1)(x+1)'], form: 'factored' as const, otherForm: 0.5 },
    },
    { body: { notation: 'chemistry' as const }, key: { expected: ['2H2+O2=2H2O'] } },
  ),
  response: () =>
    fc.constantFrom('', '1+2x', 'x^2-1', '2,3', '?', '2H2+O2=点燃=2H2O', '\\frac{').map((text) => ({ text })),
  empty: { text: ' ' },
});

describe('a formula', () => {
  const algebra: Body = { notation: 'algebra' };
  const judged = (body: Body, key: Key, text: string) => {
    const found = formula.judge(body, key, { text });
    return [found.items[0]?.state, shownPoints(shareOf(found, { name: 'algebra' }).share)];
  };
  const state = (key: Key, text: string, body: Body = algebra) => judged(body, key, text)[0];

  it('is right when it equals one of the expected ones, and waits when that is not known', () => {
    const key = { expected: ['(a+b)^2', '7'] };
    expect(['a^2+2ab+b^2', '7', 'a^2+b^2', 'a+', '约等于七', ' '].map((text) => state(key, text))).toEqual([
      'right',
      'right',
      'wrong',
      'waiting',
      'waiting',
      'missing',
    ]);
  });

  it('is compared on the domains of its variables', () => {
    const positive: Body = { ...algebra, variables: [{ name: 'x', domain: 'positive' }] };
    const key = { expected: ['\\sqrt{x^2}'] };
    expect([state(key, 'x', positive), state(key, 'x')]).toEqual(['right', 'wrong']);
    const range: Body = { ...algebra, variables: [{ name: 'x', domain: { from: -9, to: -1 } }] };
    expect(state(key, '-x', range)).toBe('right');
  });

  it('must have the demanded form, or earns the part for other forms', () => {
    const factored: Key = { expected: ['(x-2)(x+2)'], form: 'factored', otherForm: 0.5 };
    expect(judged(algebra, factored, '(x+2)(x-2)')).toEqual(['right', 1]);
    expect(judged(algebra, factored, 'x^2-4')).toEqual(['partly', 0.5]);
    expect(judged(algebra, { ...factored, otherForm: undefined }, 'x^2-4')).toEqual(['wrong', 0]);
    expect(judged(algebra, factored, 'x^2-5')).toEqual(['wrong', 0]);
    expect(state({ expected: ['\\frac12'], form: 'simplest' }, '\\frac24')).toBe('wrong');
    expect(state({ expected: ['x^2-4'], form: 'expanded' }, '(x-2)(x+2)')).toBe('wrong');
    expect(state({ expected: ['1.2\\times10^3'], form: 'scientific' }, '12\\times10^2')).toBe('wrong');
  });

  it('is compared by the rounding, scale, order and unit of the key', () => {
    expect(state({ expected: ['\\sqrt2'], rounding: { type: 'absolute', value: 0.01 } }, '1.41')).toBe(
      'right',
    );
    expect(state({ expected: ['\\sqrt2'], rounding: { type: 'relative', value: 1e-9 } }, '1.41')).toBe(
      'wrong',
    );
    expect([
      state({ expected: ['x+1'], upToScale: true }, '2x+2'),
      state({ expected: ['x+1'] }, '2x+2'),
    ]).toEqual(['right', 'wrong']);
    expect([state({ expected: ['1,2'], ordered: true }, '2,1'), state({ expected: ['1,2'] }, '2,1')]).toEqual(
      ['wrong', 'right'],
    );
    expect(state({ expected: ['12\\text{cm}'], unit: 'required' }, '12')).toBe('wrong');
  });

  it('may be a chemical equation with its conditions', () => {
    const chemistry: Body = { notation: 'chemistry' };
    const key: Key = { expected: ['2KClO3=加热=2KCl+3O2↑'] };
    expect(state(key, '2KClO3→2KCl+3O2', chemistry)).toBe('right');
    expect(state(key, 'KClO3=KCl+3O2', chemistry)).toBe('wrong');
    expect(state(key, '氯酸钾', chemistry)).toBe('waiting');
    expect(state({ ...key, chemistry: { conditions: 'required' } }, '2KClO3→2KCl+3O2', chemistry)).toBe(
      'wrong',
    );
  });

  it('reports expected formulas that are empty, not understood or not right themselves', () => {
    const problems = (key: Key, body: Body = algebra) => formula.problems(body, key);
    expect(problems({ expected: [] })).toEqual([{ code: 'key-empty' }]);
    expect(problems({ expected: ['x', ' ', '\\frac{'] })).toEqual([
      { code: 'key-empty', at: 'expected.1' },
      { code: 'not-understood', at: 'expected.2' },
    ]);
    expect(problems({ expected: ['x^2-1'], form: 'factored' })).toEqual([
      { code: 'key-wrong', at: 'expected.0' },
    ]);
    expect(problems({ expected: ['H2+O2=H2O'] }, { notation: 'chemistry' })).toEqual([
      { code: 'key-wrong', at: 'expected.0' },
    ]);
    const variables = [{ name: 'x', domain: { from: 1, to: 1 } }];
    expect(problems({ expected: ['x'] }, { ...algebra, variables })).toEqual([
      { code: 'range-empty', at: 'x' },
    ]);
  });

  it('has a right response where one of the expected formulas has the demanded form', () => {
    expect(formula.rightResponse(algebra, { expected: ['x^2-1', '(x-1)(x+1)'], form: 'factored' })).toEqual({
      text: '(x-1)(x+1)',
    });
    expect(formula.rightResponse(algebra, { expected: ['x^2-1'], form: 'factored' })).toBeUndefined();
  });
});
