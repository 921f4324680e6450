import * as z from 'zod/mini';
import { jsonUpTo } from '../json-value.ts';
import type { Merging } from '../merging.ts';
import { elementBase } from './element-base.ts';

/** The most characters of a question as JSON. */
const MOST_CHARACTERS = 400_000;

const question = jsonUpTo(MOST_CHARACTERS);

/** A question on a page, with its key. */
export const questionElement = z.object({
  ...elementBase,
  type: z.literal('question'),
  /**
   * The question in the form that `packages/questions` reads. Its fields merge separately. A value that is no question
   * of this version is kept as it is.
   */
  question,
  /** The version in the library that the question was copied from. */
  library: z.optional(
    z.object({
      id: z.string().check(z.minLength(1), z.maxLength(64)),
      version: z.int().check(z.gte(1), z.lte(1_000_000)),
    }),
  ),
});
export type QuestionElement = z.infer<typeof questionElement>;

export const questionMerging: Merging<QuestionElement> = { question: { as: 'tree', value: question } };
