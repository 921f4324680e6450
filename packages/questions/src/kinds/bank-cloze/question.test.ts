import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageOf } from '../../question/gaps.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { numberedParts } from '../../testing/part-samples.ts';
import { bankCloze } from './question.ts';

const ITEMS = 7;

/** Puts the items of these numbers into the gaps `g0`, `g1`, …. */
function fillsOf(items: readonly number[]) {
  return items.map((item, at) => ({ gap: `g${at}`, choice: `c${item}` }));
}

/** A passage with that many gaps, and a bank of 7 items. */
function passageWith(gaps: number, contents?: readonly string[]) {
  const marks = Array.from({ length: gaps }, (_, at) => ({ gap: `g${at}` }));
  return { passage: passageOf('文', ...marks), bank: numberedParts('c', ITEMS, contents) };
}

const once = fc.shuffledSubarray([...Array(ITEMS).keys()], { minLength: 1 });
const often = fc.array(fc.nat(ITEMS - 1), { minLength: 1, maxLength: 9 });

describeKind(bankCloze, {
  asked: fc.tuple(fc.boolean(), fc.boolean()).chain(([reuse, shuffle]) =>
    (reuse ? often : once).map((items) => ({
      body: { ...passageWith(items.length), reuse, shuffle },
      key: { right: fillsOf(items) },
    })),
  ),
  response: () => fc.array(fc.nat(ITEMS), { maxLength: 9 }).map((items) => ({ fills: fillsOf(items) })),
  empty: { fills: [] },
  reordered: (body) => ({ ...body, bank: body.bank.toReversed() }),
});

describe('a cloze with a bank', () => {
  it('judges each gap: the right item, another one, none, and an item that the bank lacks', () => {
    const { items } = bankCloze.judge(
      passageWith(4),
      { right: fillsOf([3, 2, 1, 0]) },
      { fills: [...fillsOf([3, 1]), { gap: 'g3', choice: 'c9' }] },
    );
    expect(items.map(({ state }) => state)).toEqual(['right', 'wrong', 'missing', 'missing']);
  });

  it('accepts each of two equal items', () => {
    const body = passageWith(2, ['the', 'a', 'the']);
    const states = (items: number[]) =>
      bankCloze
        .judge(body, { right: fillsOf([0, 2]) }, { fills: fillsOf(items) })
        .items.map(({ state }) => state);
    expect(states([2, 0])).toEqual(['right', 'right']);
    expect(states([1, 0])).toEqual(['wrong', 'right']);
  });

  it('shows the bank in random order when the author wants it', () => {
    const first = (shuffle: boolean) =>
      bankCloze.shuffled?.({ ...passageWith(1), shuffle }, () => 0.99).bank[0]?.id;
    expect([first(true), first(false)]).toEqual(['c6', 'c0']);
  });

  it('reports items that are right in two gaps unless items can be reused', () => {
    const key = { right: fillsOf([1, 1]) };
    expect(bankCloze.problems(passageWith(2), key)).toEqual([{ code: 'key-too-many', at: 'c1' }]);
    expect(bankCloze.problems({ ...passageWith(2), reuse: true }, key)).toEqual([]);
  });

  it('reports passages without gaps or with equal ones, and keys that lack a gap or name unknown parts', () => {
    expect(bankCloze.problems(passageWith(0), { right: [] })).toEqual([{ code: 'too-few' }]);
    const twice = { ...passageWith(0), passage: passageOf({ gap: 'g0' }, { gap: 'g0' }) };
    expect(bankCloze.problems(twice, { right: fillsOf([0]) })).toEqual([{ code: 'same-id', at: 'g0' }]);
    expect(bankCloze.problems(passageWith(2), { right: fillsOf([0]) })).toEqual([
      { code: 'key-empty', at: 'g1' },
    ]);
    expect(bankCloze.problems(passageWith(1), { right: fillsOf([7, 0]) })).toEqual([
      { code: 'unknown-id', at: 'g1' },
      { code: 'unknown-id', at: 'c7' },
    ]);
  });

  it('reports equal and blank items of the bank', () => {
    const body = passageWith(1, ['甲', ' ']);
    expect(bankCloze.problems(body, { right: fillsOf([0]) })).toEqual([{ code: 'part-blank', at: 'c1' }]);
  });
});
