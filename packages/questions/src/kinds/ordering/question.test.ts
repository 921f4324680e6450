import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import type { RuleName } from '../../scoring/scoring-rule.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { numberedParts } from '../../testing/part-samples.ts';
import { ordering } from './question.ts';

/** Ids of the items of a word: `abc` are the items `a`, `b`, `c`. */
const items = (ids: string) => [...ids].map((id) => ({ ...numberedParts(id, 1)[0], id })) as Body['items'];
type Body = Parameters<typeof ordering.judge>[0];

/** Splits ids into groups; a group ends where `ends` says so, and the first and last items are alone. */
function groupsOf(ids: readonly string[], ends: readonly boolean[]): string[][] {
  const groups: string[][] = [];
  for (const [index, id] of ids.entries()) {
    const isAlone = index <= 1 || index === ids.length - 1 || ends[index];
    if (isAlone) groups.push([id]);
    else groups.at(-1)?.push(id);
  }
  return groups;
}

describeKind(ordering, {
  asked: fc
    .record({
      ids: fc.shuffledSubarray([...'abcdefghijkl'], { minLength: 4 }),
      ends: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      isFirst: fc.boolean(),
      isLast: fc.boolean(),
    })
    .map(({ ids, ends, isFirst, isLast }) => ({
      body: {
        items: items(ids.toSorted().join('')),
        ...(isFirst ? { fixedFirst: ids[0] } : {}),
        ...(isLast ? { fixedLast: ids.at(-1) } : {}),
      },
      key: { order: groupsOf(ids, ends) },
    })),
  response: () => fc.shuffledSubarray([...'abcdefghijklz']).map((order) => ({ order })),
  empty: { order: [] },
});

describe('an ordering question', () => {
  const points = (
    order: readonly (readonly string[])[],
    given: string,
    rule: RuleName,
    fixed: object = {},
  ) => {
    const key = { order: order.map((group) => [...group]) };
    const body = { items: items(order.flat().toSorted().join('')), ...fixed };
    return shownPoints(shareOf(ordering.judge(body, key, { order: [...given] }), { name: rule }).share);
  };

  it.each([
    ['abcd', 1, 1, 1],
    ['bacd', 0.83, 0.5, 0],
    ['bcda', 0.5, 0, 0],
    ['dcba', 0, 0, 0],
    ['abc', 0.5, 0.75, 0],
    ['bcd', 0.5, 0, 0],
    ['a', 0, 0.25, 0],
    ['aabzbcd', 1, 1, 1],
  ])('gives %s by pairs, places and exactly %f, %f and %f when abcd is right', (given, ...shares) => {
    const rules = ['order-kendall', 'order-place', 'exact'] as const;
    expect(
      rules.map((rule) =>
        points(
          ['a', 'b', 'c', 'd'].map((id) => [id]),
          given,
          rule,
        ),
      ),
    ).toEqual(shares);
  });

  it.each([
    ['acbd', 1, 1],
    ['bacd', 0.83, 0.5],
    ['dbca', 0.17, 0.5],
    ['abd', 0.5, 0.5],
  ])('accepts any order within a group of equal rank: %s gives %f and %f', (given, pairs, places) => {
    const order = [['a'], ['b', 'c'], ['d']];
    expect([points(order, given, 'order-kendall'), points(order, given, 'order-place')]).toEqual([
      pairs,
      places,
    ]);
  });

  it('gives nothing for items that are fixed', () => {
    const order = ['a', 'b', 'c', 'd'].map((id) => [id]);
    const fixed = { fixedFirst: 'a', fixedLast: 'd' };
    expect(points(order, 'acbd', 'order-place', fixed)).toBe(0);
    expect(points(order, 'acbd', 'order-kendall', fixed)).toBe(0);
    expect(points(order, 'bc', 'exact', fixed)).toBe(1);
  });

  it('accepts equal items in place of each other', () => {
    const words = numberedParts('w', 5, ['the', 'cat', 'saw', 'the', 'dog']);
    const key = { order: words.map(({ id }) => [id]) };
    const judged = (...at: number[]) =>
      ordering.judge({ items: words }, key, { order: at.map((index) => `w${index}`) });
    expect(judged(3, 1, 2, 0, 4).pairs).toEqual({ right: 10, all: 10 });
    expect(judged(3, 1, 2, 0, 4).items.every(({ state }) => state === 'right')).toBe(true);
    // Only the second 'the' stands at its place.
    const given = judged(1, 2, 4, 0, 3);
    expect(given.pairs).toEqual({ right: 6, all: 10 });
    const states = given.items.map(({ id, state }) => `${id} ${state}`);
    expect(states).toEqual(['w0 wrong', 'w1 wrong', 'w2 wrong', 'w3 right', 'w4 wrong']);
  });

  it('shows the free items in random order and the fixed ones at their places', () => {
    const body = { items: items('abcd'), fixedFirst: 'b', fixedLast: 'a' };
    expect(ordering.shuffled?.(body, () => 0.99).items.map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
  });

  it('reports too few, too many, equal and blank items', () => {
    const codes = (body: Body) =>
      ordering.problems(body, { order: body.items.map(({ id }) => [id]) }).map(({ code }) => code);
    expect(codes({ items: items('ab') })).toEqual(['too-few']);
    expect(codes({ items: items('abc'), fixedFirst: 'a', fixedLast: 'c' })).toEqual(['too-few']);
    expect(codes({ items: items('abcdefghijklm') })).toEqual(['too-many']);
    expect(codes({ items: items('abcc') })).toEqual(['same-id', 'same-id']);
    expect(codes({ items: numberedParts('c', 3, ['', '1', '2']) })).toEqual(['part-blank']);
  });

  it('reports an order that lacks or repeats items, or has only one group or fixed items elsewhere', () => {
    const problems = (order: string[][], fixed: object = {}) =>
      ordering.problems({ items: items('abc'), ...fixed }, { order });
    expect(problems([['a'], ['b']])).toEqual([{ code: 'key-empty', at: 'c' }]);
    expect(problems([['a', 'b', 'c'], []])).toEqual([{ code: 'key-empty' }]);
    expect(problems([['a'], ['b', 'a'], ['c']])).toEqual([{ code: 'same-id', at: 'a' }]);
    expect(problems([['a'], ['b'], ['c'], ['z']])).toEqual([{ code: 'unknown-id', at: 'z' }]);
    expect(problems([['a', 'b'], ['c']], { fixedFirst: 'a' })).toEqual([{ code: 'fixed-elsewhere' }]);
    expect(problems([['a'], ['b'], ['c']], { fixedLast: 'b' })).toEqual([{ code: 'fixed-elsewhere' }]);
    expect(problems([['a'], ['b'], ['c']], { fixedFirst: 'a', fixedLast: 'c' })).toEqual([
      { code: 'too-few' },
    ]);
  });
});
