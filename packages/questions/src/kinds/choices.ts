import * as z from 'zod/mini';
import { blankParts, type Part, part } from '../question/part.ts';

export const FEWEST_CHOICES = 2;
export const MOST_CHOICES = 10;

export type Choice = Part;

/** What single and multiple choice have in common: the choices, and how they may be shuffled. */
export const choices = {
  choices: z.array(part).check(z.minLength(FEWEST_CHOICES), z.maxLength(MOST_CHOICES)),
  shuffle: z.optional(z.boolean()),
  /** The last choice stays the last one when choices are shuffled, such as 以上都不对. */
  fixedLast: z.optional(z.boolean()),
};

/** Four empty choices. */
export function blankChoices(makeId: () => string): Choice[] {
  return blankParts(4, makeId);
}
