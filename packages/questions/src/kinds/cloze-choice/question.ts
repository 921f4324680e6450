import * as z from 'zod/mini';
import { content, partId } from '../../question/content.ts';
import { partEntry } from '../../question/entry.ts';
import { gapId, gapProblems, gapsOf, passageOf } from '../../question/gaps.ts';
import { blankParts, part, partProblems } from '../../question/part.ts';
import { unknownIds } from '../../question/problem.ts';
import { shuffled } from '../../question/random.ts';
import { judgedFills } from '../../scoring/judged-picks.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';

const MOST_GAPS = 60;

const gap = z.object({ id: gapId, choices: z.array(part).check(z.minLength(2), z.maxLength(6)) });
const fills = z.array(z.object({ gap: gapId, choice: partId })).check(z.maxLength(MOST_GAPS));

const body = z.object({
  passage: content,
  gaps: z.array(gap).check(z.maxLength(MOST_GAPS)),
  /** The choices of each gap are shown in random order. */
  shuffle: z.optional(z.boolean()),
});
/** The right choice of each gap. */
const key = z.object({ right: fills });
const response = z.object({ fills });

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 完形选择: a passage with gaps, each with 2 to 6 choices, one of which is right. */
export const clozeChoice: QuestionKind<Body, Key, Response> = {
  kind: 'cloze-choice',
  body,
  key,
  response,
  rules: ['per-item', 'exact', 'none'],
  blank(makeId) {
    const id = makeId();
    return {
      body: { passage: passageOf({ gap: id }), gaps: [{ id, choices: blankParts(4, makeId) }] },
      key: { right: [] },
    };
  },
  problems: ({ passage, gaps }, { right }) => [
    ...(gapsOf(passage).length === 0 ? [{ code: 'too-few' } as const] : []),
    ...gapProblems(
      passage,
      gaps.map(({ id }) => id),
    ),
    ...gaps.flatMap(({ choices }) => partProblems(choices)),
    ...keyProblems(gaps, right),
  ],
  rightResponse: (_body, { right }) => ({ fills: right }),
  isEmpty: (given) => given.fills.length === 0,
  shuffled(asked, random) {
    if (!asked.shuffle) return asked;
    const gaps = asked.gaps.map((one) => ({ ...one, choices: shuffled(one.choices, random) }));
    return { ...asked, gaps };
  },
  entries: ({ fills }) => fills.flatMap(({ gap, choice }) => partEntry(choice, gap)),
  judge({ gaps }, { right }, given) {
    const choices = new Map(gaps.map((one) => [one.id, new Set(one.choices.map(({ id }) => id))]));
    const partIn = (at: string, choice: string) => (choices.get(at)?.has(choice) ? choice : undefined);
    return { items: judgedFills(right, given.fills, partIn), extra: 0 };
  },
};

/** Gaps without a right choice, and right choices that no gap has. */
function keyProblems(gaps: Body['gaps'], right: Key['right']): Problem[] {
  const answered = new Map(right.map((fill) => [fill.gap, fill.choice]));
  return [
    ...unknownIds(
      right.map((fill) => fill.gap),
      gaps.map(({ id }) => id),
    ),
    ...gaps.flatMap(({ id, choices }): Problem[] => {
      const choice = answered.get(id);
      if (choice === undefined) return [{ code: 'key-empty', at: id }];
      return unknownIds(
        [choice],
        choices.map((one) => one.id),
      );
    }),
  ];
}
