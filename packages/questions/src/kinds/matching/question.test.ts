import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import type { RuleName } from '../../scoring/scoring-rule.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { numberedParts } from '../../testing/part-samples.ts';
import { matching } from './question.ts';

/** Pairs as `03`: the card `l0` with the card `r3`. */
function pairsOf(...pairs: readonly string[]) {
  return pairs.map((pair) => ({ left: `l${pair[0]}`, right: `r${pair[1]}` }));
}

function bodyOf(left: number, right: number, partners: 'one' | 'many-left' | 'many' = 'one') {
  return { left: numberedParts('l', left), right: numberedParts('r', right), partners };
}

const RIGHT = 5;
const partnerLists = {
  one: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2 }).map((list) => list.map((right) => [right])),
  'many-left': fc.array(
    fc.nat(RIGHT - 1).map((right) => [right]),
    { minLength: 2, maxLength: 5 },
  ),
  many: fc.array(fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }), { minLength: 2, maxLength: 5 }),
};

describeKind(matching, {
  asked: fc.constantFrom('one', 'many-left', 'many').chain((partners) =>
    partnerLists[partners].map((lists) => ({
      body: bodyOf(lists.length, RIGHT, partners),
      key: { pairs: lists.flatMap((list, left) => pairsOf(...list.map((right) => `${left}${right}`))) },
    })),
  ),
  response: () =>
    fc
      .array(fc.tuple(fc.nat(9), fc.nat(RIGHT)), { maxLength: 20 })
      .map((pairs) => ({ pairs: pairsOf(...pairs.map(([left, right]) => `${left}${right}`)) })),
  empty: { pairs: [] },
});

describe('a matching question', () => {
  const judged = (body: ReturnType<typeof bodyOf>, right: string[], given: string[]) => {
    const { items, extra } = matching.judge(body, { pairs: pairsOf(...right) }, { pairs: pairsOf(...given) });
    return [...items.map(({ state }) => state), extra];
  };

  it('judges each card on the left: right, wrong, without a partner, and with more partners than it has', () => {
    const right = ['00', '11', '22', '33'];
    expect(judged(bodyOf(4, 5), right, ['00', '14', '33', '32', '99', '29'])).toEqual([
      'right',
      'wrong',
      'missing',
      'partly',
      0,
    ]);
  });

  it.each<[RuleName, number]>([
    ['per-item', 0.5],
    ['net', 0.25],
    ['exact', 0],
  ])('gives the points of the rule %s for two right, one wrong and one missing card', (rule, share) => {
    const key = { pairs: pairsOf('00', '11', '21', '30') };
    const given = { pairs: pairsOf('00', '11', '20') };
    const { share: earned } = shareOf(matching.judge(bodyOf(4, 2, 'many-left'), key, given), { name: rule });
    expect(shownPoints(earned)).toBe(share);
  });

  it('takes wrong partners of a card away from its right ones', () => {
    const key = { pairs: pairsOf('00', '01', '02', '11', '12') };
    const share = (...given: string[]) =>
      shownPoints(
        shareOf(matching.judge(bodyOf(2, 4, 'many'), key, { pairs: pairsOf(...given) }), { name: 'per-item' })
          .share,
      );
    expect(share('00', '01')).toBe(0.33);
    expect(share('00', '01', '03')).toBe(0.17);
    expect(share('00', '01', '02', '03', '10', '11', '12', '13')).toBe(0.33);
  });

  it('counts partners of cards that have none by the key as extra', () => {
    expect(judged(bodyOf(3, 2), ['00', '11'], ['00', '11', '20', '21'])).toEqual(['right', 'right', 2]);
  });

  it('accepts equal cards in place of each other, on both sides', () => {
    const body = {
      left: numberedParts('l', 3, ['行', '行', '长']),
      right: numberedParts('r', 4, ['xíng', 'háng', 'zhǎng', 'zhǎng']),
      partners: 'one' as const,
    };
    const right = ['00', '11', '22'];
    expect(judged(body, right, ['01', '10', '23'])).toEqual(['right', 'right', 'right', 0]);
    expect(judged(body, right, ['10', '22'])).toEqual(['right', 'missing', 'right', 0]);
    expect(judged(body, right, ['00', '10', '20'])).toEqual(['right', 'wrong', 'wrong', 0]);
  });

  it('finds the equal card with just the right partners', () => {
    const body = { ...bodyOf(2, 2, 'many'), left: numberedParts('l', 2, ['行', '行']) };
    expect(judged(body, ['00', '11'], ['00', '01', '10'])).toEqual(['right', 'partly', 0]);
  });

  it('shows both sides in random order', () => {
    const mixed = matching.shuffled?.(bodyOf(2, 3), () => 0.99);
    expect([mixed?.left.map(({ id }) => id), mixed?.right.map(({ id }) => id)]).toEqual([
      ['l1', 'l0'],
      ['r2', 'r1', 'r0'],
    ]);
  });

  it('reports cards with more partners than the body allows', () => {
    const problems = (partners: 'one' | 'many-left' | 'many', ...pairs: string[]) =>
      matching.problems(bodyOf(2, 2, partners), { pairs: pairsOf(...pairs) });
    expect(problems('one', '00', '10')).toEqual([{ code: 'key-too-many', at: 'r0' }]);
    expect(problems('many-left', '00', '10')).toEqual([]);
    expect(problems('many-left', '00', '01', '11')).toEqual([{ code: 'key-too-many', at: 'l0' }]);
    expect(problems('many', '00', '01', '11')).toEqual([]);
  });

  it('reports cards without a partner, unknown, equal and blank cards, and their number', () => {
    const problems = (body: ReturnType<typeof bodyOf>, ...pairs: string[]) =>
      matching.problems(body, { pairs: pairsOf(...pairs) });
    expect(problems(bodyOf(2, 2), '00')).toEqual([{ code: 'key-empty', at: 'l1' }]);
    expect(problems(bodyOf(2, 2), '00', '11', '29')).toEqual([
      { code: 'unknown-id', at: 'l2' },
      { code: 'unknown-id', at: 'r9' },
    ]);
    expect(problems({ ...bodyOf(2, 2), right: numberedParts('r', 2, [' ']) }, '00', '11')).toEqual([
      { code: 'part-blank', at: 'r0' },
    ]);
    expect(problems({ ...bodyOf(2, 2), left: numberedParts('l', 2, [' ']) }, '00', '11')).toEqual([
      { code: 'part-blank', at: 'l0' },
    ]);
    expect(problems(bodyOf(1, 2), '00')).toEqual([{ code: 'too-few' }]);
    expect(problems(bodyOf(2, 13), '00', '11')).toEqual([{ code: 'too-many' }]);
  });
});
