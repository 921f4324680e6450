import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, plainTextOf } from '../../question/content.ts';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { withValues } from './parameters.ts';
import { numeric } from './question.ts';
import type { Body, Key } from './schemas.ts';

const keys: fc.Arbitrary<Key> = fc.record(
  {
    value: fc.constantFrom('12', '2.5', '-1/4', '\\frac{22}{7}', '2a+b', 'ab'),
    tolerance: fc.constantFrom({ type: 'absolute', value: 0.5 }, { type: 'relative', value: 0.1 }),
    units: fc.constantFrom([], [{ unit: 'm' }, { unit: 'cm', factor: 0.01 }]),
    wrongUnit: fc.constantFrom(0, 0.5),
  },
  { requiredKeys: ['value'] },
);
const parameters = [
  { name: 'a', from: -3, to: 5, step: 0.5 },
  { name: 'b', from: 1, to: 9, step: 1 },
];

describeKind(numeric, {
  asked: keys.map((key) => ({ body: /[ab]$/.test(key.value) ? { parameters } : {}, key })),
  response: () =>
    fc.record(
      {
        value: fc.constantFrom('12', '2.5', '-5', '250cm', '-0.25', 'x', ''),
        unit: fc.constantFrom('m', 'cm', 's'),
      },
      { requiredKeys: ['value'] },
    ),
  empty: { value: ' ' },
});

describe('a number', () => {
  const judged = (key: Key, value: string, unit?: string, body: Body = {}) => {
    const found = numeric.judge(body, key, { value, unit });
    return [found.items[0]?.state, shownPoints(shareOf(found, { name: 'tolerance' }).share)];
  };
  const state = (key: Key, value: string) => judged(key, value)[0];

  it('is right when its value is exactly that of the key, however it is written', () => {
    const key = { value: '0.75' };
    expect(
      ['0.75', '3/4', '75%', '.750', '0.7500001', '0.74', '1', 'abc', ' '].map((text) => state(key, text)),
    ).toEqual([...Array(4).fill('right'), ...Array(4).fill('wrong'), 'missing']);
  });

  it('is right within an absolute or relative tolerance, ends included', () => {
    const absolute: Key = { value: '-10', tolerance: { type: 'absolute', value: 0.1 } };
    expect(['-9.9', '-10.1', '-9.89', '10'].map((text) => state(absolute, text))).toEqual([
      'right',
      'right',
      'wrong',
      'wrong',
    ]);
    const relative: Key = { value: '-200', tolerance: { type: 'relative', value: 0.05 } };
    expect(['-210', '-190', '-210.1'].map((text) => state(relative, text))).toEqual([
      'right',
      'right',
      'wrong',
    ]);
  });

  it('is converted from accepted units, and earns a part with a wrong unit or none', () => {
    const key: Key = { value: '1.5', units: [{ unit: 'm' }, { unit: 'cm', factor: 0.01 }], wrongUnit: 0.5 };
    expect(judged(key, '1.5', 'm')).toEqual(['right', 1]);
    expect(judged(key, '150 厘米')).toEqual(['right', 1]);
    expect(judged(key, '150', 'm')).toEqual(['wrong', 0]);
    expect(judged(key, '1.5', 'kg')).toEqual(['partly', 0.5]);
    expect(judged(key, '1.5')).toEqual(['partly', 0.5]);
    expect(judged({ ...key, wrongUnit: undefined }, '1.5')).toEqual(['wrong', 0]);
  });

  it('waits for a person with letters behind it when no unit is asked', () => {
    expect(judged({ value: '3' }, '3x')).toEqual(['waiting', 1]);
    expect(judged({ value: '3' }, '4x')).toEqual(['wrong', 0]);
    expect(judged({ value: '3' }, '3 米', undefined, { unit: 'm' })).toEqual(['right', 1]);
  });

  it('must have the significant figures or decimal places of the key', () => {
    const figures: Key = { value: '\\pi', digits: { of: 'figures', count: 3, otherwise: 0.25 } };
    expect(judged(figures, '3.14')).toEqual(['right', 1]);
    expect(judged(figures, '3.142')).toEqual(['partly', 0.25]);
    expect(judged(figures, '3.15')).toEqual(['wrong', 0]);
    const places: Key = { value: '2/3', digits: { of: 'places', count: 2 } };
    expect(['0.67', '.67', '0.66', '2/3', '0.667'].map((text) => state(places, text))).toEqual([
      'right',
      'right',
      'wrong',
      'wrong',
      'wrong',
    ]);
  });

  it('counts the smaller part when unit and digits are wrong', () => {
    const key: Key = {
      value: '2',
      units: [{ unit: 'm' }],
      wrongUnit: 0.5,
      digits: { of: 'places', count: 1, otherwise: 0.75 },
    };
    expect([judged(key, '2.0'), judged(key, '2 m'), judged(key, '2')]).toEqual([
      ['partly', 0.5],
      ['partly', 0.75],
      ['partly', 0.5],
    ]);
  });

  it('is judged by the numbers that were drawn', () => {
    const body: Body = { parameters };
    const key = { value: 'a^2-b' };
    const fresh = numeric.drawn?.(body, key, () => 0.99) ?? body;
    expect(fresh.drawn).toEqual([
      { name: 'a', value: 5 },
      { name: 'b', value: 9 },
    ]);
    expect([judged(key, '16', undefined, fresh)[0], judged(key, '8', undefined, fresh)[0]]).toEqual([
      'right',
      'wrong',
    ]);
    expect(judged(key, '8', undefined, body)[0]).toBe('right');
    expect(numeric.rightResponse(fresh, key)).toEqual({ value: '16' });
  });

  it('draws again while the key has no value', () => {
    const draws = [0, 0, 0.5, 0];
    const body: Body = { parameters: ['a', 'b'].map((name) => ({ name, from: 1, to: 2, step: 1 })) };
    const fresh = numeric.drawn?.(body, { value: '\\frac{1}{a-b}' }, () => draws.shift() ?? 0);
    expect(fresh?.drawn?.map(({ value }) => value)).toEqual([2, 1]);
    expect(numeric.drawn?.(body, { value: '1/0' }, () => 0)).toBe(body);
    expect(numeric.drawn?.({}, { value: '1' }, () => 0)).toEqual({});
  });

  it('reports keys without a value, ranges without a number, and digits that no number can have', () => {
    const problems = (key: Key, body: Body = {}) => numeric.problems(body, key);
    expect(problems({ value: ' ' })).toEqual([{ code: 'key-empty', at: 'value' }]);
    expect(problems({ value: '2a' })).toEqual([{ code: 'not-understood', at: 'value' }]);
    expect(problems({ value: '2a' }, { parameters })).toEqual([]);
    const empty = [{ name: 'a', from: 2, to: 1, step: 1 }];
    expect(problems({ value: '2a' }, { parameters: [...empty, ...empty] })).toEqual([
      { code: 'same-id', at: 'a' },
      ...Array(2).fill({ code: 'range-empty', at: 'a' }),
    ]);
    expect(problems({ value: '\\sqrt2' })).toEqual([{ code: 'range-empty', at: 'value' }]);
    const digits = { of: 'places', count: 1 } as const;
    expect(problems({ value: '0.55', digits, tolerance: { type: 'absolute', value: 0.01 } })).toEqual([
      { code: 'range-empty', at: 'value' },
    ]);
    expect(problems({ value: '1', units: [{ unit: 'm' }] }, { units: ['kg', 's'] })).toEqual([
      { code: 'key-empty', at: 'units' },
    ]);
    expect(problems({ value: '1', units: [{ unit: 'm' }] }, { units: ['kg', '米'] })).toEqual([]);
  });
});

describe('withValues', () => {
  const drawn = [
    { name: 'a', value: -3 },
    { name: 'b', value: 0.5 },
  ];

  it('writes the values into the texts of a stem', () => {
    const stem = contentOf('{{a}} 与 {{b}} 的和，{{c}}，a');
    expect(plainTextOf(withValues(stem, parameters, drawn))).toBe('-3 与 0.5 的和，{{c}}，a');
    expect(plainTextOf(withValues(stem, parameters, []))).toBe('-3 与 1 的和，{{c}}，a');
  });

  it('puts negative numbers of formulas in brackets where a sign would follow a sign', () => {
    const latex = (text: string) =>
      plainTextOf(
        withValues({ paragraphs: [{ runs: [{ type: 'formula', latex: text }] }] }, parameters, drawn),
      );
    expect(latex('{{a}}x+{{b}}=2-{{a}}')).toBe('-3x+0.5=2-(-3)');
    expect(latex('y={{a}}^2, \\frac{ {{a}} }{2}')).toBe('y=(-3)^2, \\frac{ -3 }{2}');
  });
});
