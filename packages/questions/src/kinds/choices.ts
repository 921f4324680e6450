import type { Random } from '@lectern/base';
import * as z from 'zod/mini';
import { blankParts, type Part, part } from '../question/part.ts';
import { shuffled } from '../question/random.ts';

export const FEWEST_CHOICES = 2;
export const MOST_CHOICES = 10;

export type Choice = Part;

/** Fields of single and multiple choice: the choices, and how they may be shuffled. */
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

interface ShuffledChoices {
  readonly choices: readonly Choice[];
  readonly shuffle?: boolean | undefined;
  readonly fixedLast?: boolean | undefined;
}

/** The choices in random order when the author wants it. */
export function choicesInOrder(
  { choices: list, shuffle, fixedLast }: ShuffledChoices,
  random: Random,
): Choice[] {
  if (!shuffle) return [...list];
  const free = list.length - (fixedLast ? 1 : 0);
  return [...shuffled(list.slice(0, free), random), ...list.slice(free)];
}
