import * as z from 'zod/mini';
import { partId } from '../../question/content.ts';
import { blankParts, type Part, part, partProblems } from '../../question/part.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { shuffled } from '../../question/random.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';
import { judgeOrder } from './scoring.ts';

/** The limits of this kind; games that share the body have more items. */
const FEWEST_ITEMS = 3;
const MOST_ITEMS = 12;
const MOST_ITEMS_OF_GAMES = 40;

const body = z.object({
  /** The items in any order. */
  items: z.array(part).check(z.maxLength(MOST_ITEMS_OF_GAMES)),
  /** Ids of the items that are shown in their right place, first and last, and earn nothing. */
  fixedFirst: z.optional(partId),
  fixedLast: z.optional(partId),
});
const ids = z.array(partId).check(z.maxLength(MOST_ITEMS_OF_GAMES));
/** The items in the right order: groups, whose items are of equal rank and may stand in any order. */
const key = z.object({ order: z.array(ids).check(z.maxLength(MOST_ITEMS_OF_GAMES)) });
const response = z.object({ order: ids });

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 排序题: 3 to 12 items are put in order. */
export const ordering: QuestionKind<Body, Key, Response> = {
  kind: 'ordering',
  body,
  key,
  response,
  rules: ['order-kendall', 'order-place', 'exact', 'none'],
  blank(makeId) {
    const items = blankParts(4, makeId);
    return { body: { items }, key: { order: items.map(({ id }) => [id]) } };
  },
  problems: (asked, { order }) => [
    ...countProblems(asked),
    ...partProblems(asked.items),
    ...keyProblems(asked, order),
  ],
  rightResponse: (_body, { order }) => ({ order: order.flat() }),
  isEmpty: ({ order }) => order.length === 0,
  shuffled(asked, random) {
    const { first, free, last } = splitByFixed(asked);
    return { ...asked, items: [...first, ...shuffled(free, random), ...last] };
  },
  entries: ({ order }) =>
    order.length === 0 ? [] : [{ at: '', form: 'order', value: JSON.stringify(order) }],
  judge(asked, { order }, given) {
    const { free } = splitByFixed(asked);
    return judgeOrder(free, order, given.order);
  },
};

/** The items that are fixed, and the free ones between them. */
function splitByFixed({ items, fixedFirst, fixedLast }: Body): Record<'first' | 'free' | 'last', Part[]> {
  return {
    first: items.filter(({ id }) => id === fixedFirst),
    free: items.filter(({ id }) => id !== fixedFirst && id !== fixedLast),
    last: items.filter(({ id }) => id === fixedLast && id !== fixedFirst),
  };
}

/** Too few or too many items, and fewer than two items that are not fixed. */
function countProblems(asked: Body): Problem[] {
  const count = asked.items.length;
  if (count > MOST_ITEMS) return [{ code: 'too-many' }];
  return count < FEWEST_ITEMS || splitByFixed(asked).free.length < 2 ? [{ code: 'too-few' }] : [];
}

/** Items that the order lacks, has twice or does not know, no order at all, and fixed items at other places. */
function keyProblems({ items, fixedFirst, fixedLast }: Body, order: Key['order']): Problem[] {
  const known = items.map(({ id }) => id);
  const ordered = order.flat();
  const fixed = [fixedFirst, fixedLast].filter((id) => id !== undefined);
  const groups = order.filter((group) => group.length > 0);
  const isElsewhere = (id: string | undefined, group: readonly string[] = []) =>
    id !== undefined && !(group.length === 1 && group[0] === id);
  return [
    ...unknownIds([...ordered, ...fixed], known),
    ...sameIds(ordered),
    ...known.filter((id) => !ordered.includes(id)).map((id) => ({ code: 'key-empty', at: id }) as const),
    ...(groups.length < 2 ? [{ code: 'key-empty' } as const] : []),
    ...(isElsewhere(fixedFirst, groups.at(0)) || isElsewhere(fixedLast, groups.at(-1))
      ? [{ code: 'fixed-elsewhere' } as const]
      : []),
  ];
}
