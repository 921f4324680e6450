import * as z from 'zod/mini';
import { partId } from '../../question/content.ts';
import { partEntry } from '../../question/entry.ts';
import { blankParts, part, partProblems } from '../../question/part.ts';
import { unknownIds } from '../../question/problem.ts';
import { shuffled } from '../../question/random.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';
import { judgePairs } from './scoring.ts';

/** The limits of this kind; games that share the body have more cards. */
const FEWEST_CARDS = 2;
const MOST_CARDS = 12;
const MOST_CARDS_OF_GAMES = 80;
const MOST_PAIRS = 400;

const cards = z.array(part).check(z.maxLength(MOST_CARDS_OF_GAMES));
const pairs = z.array(z.object({ left: partId, right: partId })).check(z.maxLength(MOST_PAIRS));

const body = z.object({
  left: cards,
  /** The cards on the right, in any order; cards that belong to none on the left are distractors. */
  right: cards,
  /**
   * `one`: each card belongs to at most one other. `many-left`: several cards on the left may belong to the same one on
   * the right. `many`: cards on both sides may belong to several others.
   */
  partners: z.enum(['one', 'many-left', 'many']),
});
const key = z.object({ pairs });
const response = z.object({ pairs });

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 匹配题: cards on the left are joined with cards on the right. A card on the left with all its partners is an item. */
export const matching: QuestionKind<Body, Key, Response> = {
  kind: 'matching',
  body,
  key,
  response,
  rules: ['per-item', 'exact', 'net', 'none'],
  blank(makeId) {
    const left = blankParts(3, makeId);
    const right = blankParts(3, makeId);
    const joined = left.map(({ id }, index) => ({ left: id, right: right[index]?.id ?? '' }));
    return { body: { left, right, partners: 'one' }, key: { pairs: joined } };
  },
  problems: (asked, key) => [
    ...countProblems(asked.left),
    ...countProblems(asked.right),
    ...partProblems(asked.left),
    ...partProblems(asked.right),
    ...keyProblems(asked, key.pairs),
  ],
  rightResponse: (_body, key) => ({ pairs: key.pairs }),
  isEmpty: (given) => given.pairs.length === 0,
  shuffled: (asked, random) => ({
    ...asked,
    left: shuffled(asked.left, random),
    right: shuffled(asked.right, random),
  }),
  entries: ({ pairs }) => pairs.flatMap(({ left, right }) => partEntry(right, left)),
  judge: (asked, key, given) => judgePairs(asked.left, asked.right, key.pairs, given.pairs),
};

function countProblems({ length }: Body['left']): Problem[] {
  if (length < FEWEST_CARDS) return [{ code: 'too-few' }];
  return length > MOST_CARDS ? [{ code: 'too-many' }] : [];
}

/** Unknown cards, cards on the left without a partner, and cards with more partners than the body allows. */
function keyProblems({ left, right, partners }: Body, all: Key['pairs']): Problem[] {
  const isLimited = { left: partners !== 'many', right: partners === 'one' };
  const lefts = all.map((pair) => pair.left);
  const rights = all.map((pair) => pair.right);
  const leftIds = left.map(({ id }) => id);
  return [
    ...unknownIds(lefts, leftIds),
    ...unknownIds(
      rights,
      right.map(({ id }) => id),
    ),
    ...leftIds.filter((id) => !lefts.includes(id)).map((id) => ({ code: 'key-empty', at: id }) as const),
    ...(isLimited.left ? tooMany(lefts) : []),
    ...(isLimited.right ? tooMany(rights) : []),
  ];
}

/** A problem for each id that occurs more than once. */
function tooMany(ids: readonly string[]): Problem[] {
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((at) => ({ code: 'key-too-many', at }) as const);
}
