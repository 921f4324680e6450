import * as z from 'zod/mini';
import { content, contentOf, isBlank } from '../question/content.ts';
import { partId, sameIds } from '../question/ids.ts';
import type { Problem } from './question-kind.ts';

export const FEWEST_CHOICES = 2;
export const MOST_CHOICES = 10;

const choice = z.object({ id: partId, content });
export type Choice = z.infer<typeof choice>;

/** What single and multiple choice have in common: the choices, and how they may be shuffled. */
export const choices = {
  choices: z.array(choice).check(z.minLength(FEWEST_CHOICES), z.maxLength(MOST_CHOICES)),
  shuffle: z.optional(z.boolean()),
  /** The last choice stays the last one when choices are shuffled, such as 以上都不对. */
  fixedLast: z.optional(z.boolean()),
};

/** Four empty choices. */
export function blankChoices(makeId: () => string): Choice[] {
  return Array.from({ length: 4 }, () => ({ id: makeId(), content: contentOf('') }));
}

/** Equal ids, and choices that show nothing. */
export function choiceProblems(list: readonly Choice[]): Problem[] {
  const blank = list.filter((one) => isBlank(one.content));
  return [
    ...sameIds(list.map(({ id }) => id)),
    ...blank.map(({ id }) => ({ code: 'part-blank', at: id }) as const),
  ];
}
