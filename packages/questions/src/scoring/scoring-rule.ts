import * as z from 'zod/mini';

/** A part of the points, 0 to 1. */
const part = z.number().check(z.gte(0), z.lte(1));

/** Rules that turn a judged response into points (`scoreOf`). */
export const RULE_NAMES = [
  'exact',
  'per-item',
  'net',
  'exam-multi',
  'tolerance',
  'text',
  'algebra',
  'order-kendall',
  'order-place',
  'distance',
  'keywords',
  'manual',
  'none',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/** A scoring rule with its settings. How numbers, texts and formulas are compared is written in the question's key. */
export const scoringRule = z.discriminatedUnion('name', [
  z.object({ name: z.literal('exam-multi'), part: z.optional(z.union([part, z.literal('equal')])) }),
  ...RULE_NAMES.filter((name) => name !== 'exam-multi').map((name) => z.object({ name: z.literal(name) })),
]);
export type ScoringRule =
  | { readonly name: 'exam-multi' /** Half when left out. */; readonly part?: number | 'equal' }
  | { readonly name: Exclude<RuleName, 'exam-multi'> };
