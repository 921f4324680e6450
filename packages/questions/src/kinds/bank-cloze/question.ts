import * as z from 'zod/mini';
import { content, partId } from '../../question/content.ts';
import { partEntry } from '../../question/entry.ts';
import { gapId, gapsOf, passageOf } from '../../question/gaps.ts';
import { blankParts, part, partProblems, sameParts } from '../../question/part.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { shuffled } from '../../question/random.ts';
import { judgedFills } from '../../scoring/judged-picks.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';

const MOST_GAPS = 60;
const MOST_ITEMS = 80;

const fills = z.array(z.object({ gap: gapId, choice: partId })).check(z.maxLength(MOST_GAPS));

const body = z.object({
  passage: content,
  /** Items for all gaps, and extra ones. */
  bank: z.array(part).check(z.maxLength(MOST_ITEMS)),
  /** An item may be put into several gaps. */
  reuse: z.optional(z.boolean()),
  /** The bank is shown in random order. */
  shuffle: z.optional(z.boolean()),
});
/** The item of the bank that is right in each gap. Items of equal content count as the same item. */
const key = z.object({ right: fills });
const response = z.object({ fills });

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 选句填空（七选五）: a passage with gaps that are filled from one bank of sentences or words. */
export const bankCloze: QuestionKind<Body, Key, Response> = {
  kind: 'bank-cloze',
  body,
  key,
  response,
  rules: ['per-item', 'exact', 'none'],
  blank: (makeId) => ({
    body: { passage: passageOf({ gap: makeId() }), bank: blankParts(7, makeId) },
    key: { right: [] },
  }),
  problems(asked, { right }) {
    const gaps = gapsOf(asked.passage);
    return [
      ...(gaps.length === 0 ? [{ code: 'too-few' } as const] : []),
      ...sameIds(gaps),
      ...partProblems(asked.bank),
      ...keyProblems(asked, gaps, right),
    ];
  },
  rightResponse: (_body, { right }) => ({ fills: right }),
  isEmpty: (given) => given.fills.length === 0,
  shuffled: (asked, random) => (asked.shuffle ? { ...asked, bank: shuffled(asked.bank, random) } : asked),
  entries: ({ fills }) => fills.flatMap(({ gap, choice }) => partEntry(choice, gap)),
  judge({ bank }, { right }, given) {
    const same = sameParts(bank);
    return { items: judgedFills(right, given.fills, (_gap, choice) => same(choice)), extra: 0 };
  },
};

/** Gaps without an item, unknown gaps and items, and items that are right twice though they can be used once. */
function keyProblems({ bank, reuse }: Body, gaps: readonly string[], right: Key['right']): Problem[] {
  const used = right.map(({ choice }) => choice);
  const filled = new Set(right.map(({ gap }) => gap));
  const twice = reuse ? [] : sameIds(used);
  return [
    ...unknownIds(filled, gaps),
    ...unknownIds(
      used,
      bank.map(({ id }) => id),
    ),
    ...gaps.filter((id) => !filled.has(id)).map((id) => ({ code: 'key-empty', at: id }) as const),
    ...twice.map(({ at }) => ({ code: 'key-too-many', ...(at === undefined ? {} : { at }) }) as const),
  ];
}
