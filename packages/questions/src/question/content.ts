import { paragraph } from '@lectern/courseware';
import * as z from 'zod/mini';

export { contentOf, isBlank, plainTextOf } from './content-text.ts';

/** The most paragraphs and media of one text of a question. */
const MOST_PARAGRAPHS = 200;
const MOST_MEDIA = 20;
/** The most characters of a text with all its formats and formulas. */
const MOST_CHARACTERS = 200_000;

/** SHA-256 of the bytes of a file of the question. */
export const asset = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A check that a value has at most so many characters as JSON: the courseware's runs have no limit of their own. */
export function charactersUpTo<Value>(most: number): z.core.$ZodCheck<Value> {
  return z.refine((value) => JSON.stringify(value).length <= most);
}

/** Id of a part of a question, such as a choice, a blank or a card. */
export const partId = z.string().check(z.minLength(1), z.maxLength(64));

const medium = z.object({
  type: z.enum(['picture', 'audio', 'video']),
  asset,
  /** Description of the medium for screen readers. */
  alt: z.optional(z.string().check(z.maxLength(1024))),
});
export type Medium = z.infer<typeof medium>;

/**
 * A text of a question: paragraphs of the courseware's own runs (formulas and pinyin are runs), and media below them.
 * Choices, cards and cells are such texts too.
 */
export const content = z
  .object({
    paragraphs: z.array(paragraph).check(z.maxLength(MOST_PARAGRAPHS)),
    media: z.optional(z.array(medium).check(z.maxLength(MOST_MEDIA))),
  })
  .check(charactersUpTo(MOST_CHARACTERS));
export type Content = z.infer<typeof content>;
