import * as z from 'zod/mini';
import { ONE, ZERO } from '../../formula/exact/rational.ts';
import { partId } from '../../question/content.ts';
import { type Entry, partEntry } from '../../question/entry.ts';
import { partProblems } from '../../question/part.ts';
import { unknownIds } from '../../question/problem.ts';
import { blankChoices, choices, choicesInOrder, MOST_CHOICES } from '../choices.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';

const picks = z.int().check(z.gte(0), z.lte(MOST_CHOICES));
const body = z.object({ ...choices, leastPicks: z.optional(picks), mostPicks: z.optional(picks) });
const key = z.object({ right: z.array(partId).check(z.maxLength(MOST_CHOICES)) });
const response = z.object({ choices: z.array(partId).check(z.maxLength(MOST_CHOICES)) });

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 多选题: any number of 2 to 10 choices is right. */
export const multipleChoice: QuestionKind<Body, Key, Response> = {
  kind: 'multiple-choice',
  body,
  key,
  response,
  rules: ['exam-multi', 'exact', 'per-item', 'net', 'none'],
  blank: (makeId) => ({ body: { choices: blankChoices(makeId) }, key: { right: [] } }),
  problems: (asked, { right }) => [
    ...partProblems(asked.choices),
    ...unknownIds(
      right,
      asked.choices.map(({ id }) => id),
    ),
    ...pickProblems(asked, new Set(right).size),
  ],
  rightResponse: (_body, { right }) => ({ choices: right }),
  isEmpty: (given) => given.choices.length === 0,
  shuffled: (asked, random) => ({ ...asked, choices: choicesInOrder(asked, random) }),
  entries(given) {
    const set = [...new Set(given.choices)].sort();
    const whole: Entry = { at: '', form: 'set', value: JSON.stringify(set) };
    return set.length === 0 ? [] : [...set.flatMap((choice) => partEntry(choice)), whole];
  },
  judge(asked, { right }, given) {
    const picked = new Set(given.choices);
    const rightIds = new Set(right);
    const items = asked.choices
      .filter(({ id }) => rightIds.has(id))
      .map(({ id }) =>
        picked.has(id)
          ? ({ id, state: 'right', share: ONE } as const)
          : ({ id, state: 'missing', share: ZERO } as const),
      );
    const extra = asked.choices.filter(({ id }) => picked.has(id) && !rightIds.has(id)).length;
    return { items, extra };
  },
};

/** An empty key, and limits that leave out the right picks. */
function pickProblems({ leastPicks = 0, mostPicks = MOST_CHOICES }: Body, right: number): Problem[] {
  if (right === 0) return [{ code: 'key-empty' }];
  if (leastPicks > mostPicks) return [{ code: 'range-empty' }];
  return right > mostPicks || right < leastPicks ? [{ code: 'key-too-many' }] : [];
}
