import * as z from 'zod/mini';
import { RESPONSE_LENGTHS } from '../../question/response-lengths.ts';

const LONGEST = RESPONSE_LENGTHS.formula;
const MOST_EXPECTED = 8;
const MOST_VARIABLES = 12;
const text = z.string().check(z.maxLength(LONGEST));
const part = z.number().check(z.gte(0), z.lte(1));
const bound = z.number().check(z.gte(-1e9), z.lte(1e9));

const variable = z.object({
  name: z.string().check(z.maxLength(16), z.regex(/^\p{L}/u)),
  domain: z.union([
    z.enum(['real', 'positive', 'nonnegative', 'negative', 'integer', 'natural', 'complex']),
    z.object({ from: bound, to: bound }),
  ]),
});

export const body = z.object({
  notation: z.enum(['algebra', 'chemistry']),
  /** The letters of the answer and what they stand for. Others are real numbers. */
  variables: z.optional(z.array(variable).check(z.maxLength(MOST_VARIABLES))),
});
export const key = z.object({
  /** LaTeX or typed formulas, or chemical equations; each is right. */
  expected: z.array(text).check(z.maxLength(MOST_EXPECTED)),
  form: z.optional(z.enum(['simplest', 'factored', 'expanded', 'line', 'quadratic', 'scientific'])),
  /** The part for an equal formula in another form; none when left out. */
  otherForm: z.optional(part),
  /** The most by which a number may be off. */
  rounding: z.optional(z.object({ type: z.enum(['absolute', 'relative']), value: part })),
  /** An expression may differ by a constant factor. */
  upToScale: z.optional(z.boolean()),
  /** Lists are compared in their order. */
  ordered: z.optional(z.boolean()),
  unit: z.optional(z.enum(['required', 'optional'])),
  chemistry: z.optional(
    z.object({
      conditions: z.optional(z.enum(['required', 'optional', 'ignored'])),
      marks: z.optional(z.enum(['required', 'ignored'])),
      allowsMultiples: z.optional(z.boolean()),
    }),
  ),
});
export const response = z.object({ text });

export type Body = z.infer<typeof body>;
export type Key = z.infer<typeof key>;
export type Response = z.infer<typeof response>;
