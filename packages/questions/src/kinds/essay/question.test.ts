import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeKind } from '../../testing/kind-properties.ts';
import { essay } from './question.ts';

const photograph = 'a'.repeat(64);
const outline = [{ id: 'o', title: '提纲' }];

describeKind(essay, {
  asked: fc.record({
    body: fc.record({
      least: fc.constantFrom(0, 400),
      outline: fc.constantFrom([], outline),
      photographs: fc.nat(9),
    }),
    key: fc.constantFrom(
      {},
      { rubric: [{ id: 'c', title: '内容', levels: [{ id: 'l', points: 5, description: '' }] }] },
    ),
  }),
  response: () =>
    fc.record(
      {
        text: fc.constantFrom('', '我的家乡'),
        outline: fc.constantFrom([], [{ id: 'o', text: '开头' }], [{ id: 'no such box', text: '字' }]),
        photographs: fc.constantFrom([], [photograph]),
      },
      { requiredKeys: [] },
    ),
  empty: { text: ' ', outline: [{ id: 'o', text: '' }], photographs: [] },
});

describe('an essay', () => {
  const state = (response: object, body: object = {}) => essay.judge(body, {}, response).items[0]?.state;

  it('waits for a person with any text, outline or photograph, and is missing otherwise', () => {
    expect(state({ text: '我' })).toBe('waiting');
    expect(state({ outline: [{ id: 'o', text: '开头' }] }, { outline })).toBe('waiting');
    expect(state({ photographs: [photograph] }, { photographs: 1 })).toBe('waiting');
    expect([state({}), state({ text: '\n' })]).toEqual(['missing', 'missing']);
  });

  it('has no place for photographs and boxes that are not asked', () => {
    expect(state({ photographs: [photograph] })).toBe('missing');
    expect(state({ outline: [{ id: 'o', text: '开头' }] })).toBe('missing');
  });

  it('refuses a photograph that is no hash, and more than nine', () => {
    const accepts = (photographs: string[]) => essay.response.safeParse({ photographs }).success;
    expect([accepts([photograph]), accepts(['x']), accepts(Array(10).fill(photograph))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('reports an empty range of lengths, boxes without a title, equal ids and problems of the rubric', () => {
    expect(essay.problems({ least: 800, most: 600 }, {})).toEqual([{ code: 'range-empty' }]);
    expect(essay.problems({ outline: [...outline, { id: 'o', title: ' ' }] }, {})).toEqual([
      { code: 'same-id', at: 'o' },
      { code: 'part-blank', at: 'o' },
    ]);
    expect(essay.problems({}, { rubric: [{ id: 'c', title: '内容', levels: [] }] })).toEqual([
      { code: 'too-few', at: 'c' },
    ]);
  });
});
