import * as z from 'zod/mini';
import { endpoint } from './calls/endpoint.ts';

/** Most terms of a year. */
export const TERMS_MAX = 4;
/** Days of the months in a leap year: 29 February counts as 1 March in other years. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** First day of a term in each year; the term lasts until the next one begins. */
const termBegin = z
  .object({ month: z.int().check(z.gte(1), z.lte(12)), day: z.int().check(z.gte(1), z.lte(31)) })
  .check(z.refine(({ month, day }) => day <= (DAYS[month - 1] ?? 0)));
export type TermBegin = z.infer<typeof termBegin>;

const begins = z.array(termBegin).check(
  z.minLength(1),
  z.maxLength(TERMS_MAX),
  z.refine((all) => new Set(all.map(({ month, day }) => `${month} ${day}`)).size === all.length),
);

/** Default when neither the teacher nor the school has set terms: from February and from August. */
export const USUAL_TERMS: readonly TermBegin[] = [
  { month: 2, day: 1 },
  { month: 8, day: 1 },
];

const terms = z.object({
  /** The terms that apply to the caller, in the order of the year. */
  begins,
  /** Source of the terms: the user's own, the school's, or the default. */
  of: z.enum(['me', 'school', 'nobody']),
  /** Null if the user, or the school, has set no terms. */
  mine: z.nullable(begins),
  school: z.nullable(begins),
  /** Whether the caller may set the terms of the school. */
  may_set_school: z.boolean(),
});
export type Terms = z.infer<typeof terms>;

const path = '/api/terms/v1/terms';

export const getTerms = endpoint({
  method: 'GET',
  path,
  caller: 'user',
  summary:
    "Returns when terms begin for the caller: the caller's own dates, else the school's, else the default",
  reply: terms,
  errors: [],
});

export const setTerms = endpoint({
  method: 'PUT',
  path,
  caller: 'user',
  takesIn: true,
  summary:
    'Sets when terms begin, for the caller alone or for the school that the caller oversees; null removes the setting',
  body: z.object({ of: z.enum(['me', 'school']), begins: z.nullable(begins) }),
  reply: terms,
  errors: ['FORBIDDEN'],
});
