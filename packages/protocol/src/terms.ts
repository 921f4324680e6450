import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Terms of a year. */
export const TERMS_MAX = 4;
/** Of a leap year: what falls on no day of another year falls on the day after. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day of each year on which a term begins; it goes on until the next one begins. */
const termBegin = z
  .object({ month: z.int().check(z.gte(1), z.lte(12)), day: z.int().check(z.gte(1), z.lte(31)) })
  .check(z.refine(({ month, day }) => day <= (DAYS[month - 1] ?? 0)));
export type TermBegin = z.infer<typeof termBegin>;

const begins = z.array(termBegin).check(
  z.minLength(1),
  z.maxLength(TERMS_MAX),
  z.refine((all) => new Set(all.map(({ month, day }) => `${month} ${day}`)).size === all.length),
);

/** What counts where neither a teacher nor a school says anything: from August, and from February. */
export const USUAL_TERMS: readonly TermBegin[] = [
  { month: 2, day: 1 },
  { month: 8, day: 1 },
];

const terms = z.object({
  /** In the order of the year; those by which the caller counts. */
  begins,
  /** Whose dates these are: one's own, the school's, or none. */
  of: z.enum(['me', 'school', 'nobody']),
  /** Null where they say nothing of their own. */
  mine: z.nullable(begins),
  school: z.nullable(begins),
  /** The caller may say it for the school. */
  may_set_school: z.boolean(),
});
export type Terms = z.infer<typeof terms>;

const path = '/api/terms/v1/terms';

export const getTerms = endpoint({
  method: 'GET',
  path,
  caller: 'user',
  summary: 'When terms begin for the caller: as he says, else as his school says, else as usual',
  reply: terms,
  errors: [],
});

export const setTerms = endpoint({
  method: 'PUT',
  path,
  caller: 'user',
  takesIn: true,
  summary:
    'Says when terms begin, for the caller alone or for the school that he oversees; null takes back what was said',
  body: z.object({ of: z.enum(['me', 'school']), begins: z.nullable(begins) }),
  reply: terms,
  errors: ['FORBIDDEN'],
});
