import * as z from 'zod/mini';
import { ONE, ZERO } from '../../formula/exact/rational.ts';
import { partId } from '../../question/content.ts';
import { partEntry } from '../../question/entry.ts';
import { partProblems } from '../../question/part.ts';
import { unknownIds } from '../../question/problem.ts';
import { blankChoices, choices, choicesInOrder } from '../choices.ts';
import type { QuestionKind } from '../question-kind.ts';

const body = z.object(choices);
const key = z.object({ right: partId });
const response = z.object({ choice: z.optional(partId) });

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 单选题: one of 2 to 10 choices is right. */
export const singleChoice: QuestionKind<Body, Key, Response> = {
  kind: 'single-choice',
  body,
  key,
  response,
  rules: ['exact', 'none'],
  blank(makeId) {
    const list = blankChoices(makeId);
    return { body: { choices: list }, key: { right: list[0]?.id ?? '' } };
  },
  problems: (asked, { right }) => [
    ...partProblems(asked.choices),
    ...unknownIds(
      [right],
      asked.choices.map(({ id }) => id),
    ),
  ],
  rightResponse: (_body, { right }) => ({ choice: right }),
  isEmpty: ({ choice }) => choice === undefined,
  shuffled: (asked, random) => ({ ...asked, choices: choicesInOrder(asked, random) }),
  entries: ({ choice }) => partEntry(choice),
  judge(_body, { right }, { choice }) {
    if (choice === right) return { items: [{ id: right, state: 'right', share: ONE }], extra: 0 };
    const state = choice === undefined ? 'missing' : 'wrong';
    return { items: [{ id: right, state, share: ZERO }], extra: 0 };
  },
};
