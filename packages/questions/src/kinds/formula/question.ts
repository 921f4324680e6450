import * as z from 'zod/mini';
import { parseChemicalEquation, parseFormula } from '../../formula/index.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';
import { itemOf } from './scoring.ts';

const LONGEST = 1000;
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

const body = z.object({
  notation: z.enum(['algebra', 'chemistry']),
  /** The letters of the answer and what they stand for. Others are real numbers. */
  variables: z.optional(z.array(variable).check(z.maxLength(MOST_VARIABLES))),
});
const key = z.object({
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
const response = z.object({ text });

export type Body = z.infer<typeof body>;
export type Key = z.infer<typeof key>;
export type Response = z.infer<typeof response>;

/** 公式题: a formula that equals the expected one, or a chemical equation. What cannot be decided waits for a person. */
export const formula: QuestionKind<Body, Key, Response> = {
  kind: 'formula',
  body,
  key,
  response,
  rules: ['algebra', 'none'],
  blank: () => ({ body: { notation: 'algebra' }, key: { expected: [''] } }),
  problems(asked, right) {
    const ranges = (asked.variables ?? []).filter(
      ({ domain }) => typeof domain === 'object' && domain.from >= domain.to,
    );
    return [
      ...ranges.map(({ name }) => ({ code: 'range-empty', at: name }) as const),
      ...(right.expected.length === 0 ? [{ code: 'key-empty' } as const] : []),
      ...right.expected.flatMap((_, index) => expectedProblem(asked, right, index)),
    ];
  },
  rightResponse(asked, right) {
    const found = right.expected.find((one) => itemOf(asked, right, { text: one }).state === 'right');
    return found === undefined ? undefined : { text: found };
  },
  isEmpty: (given) => given.text.trim() === '',
  judge: (asked, right, given) => ({ items: [itemOf(asked, right, given)], extra: 0 }),
};

/** An expected formula that is empty, not understood, or not right itself: not balanced, or in another form. */
function expectedProblem(asked: Body, right: Key, index: number): Problem[] {
  const written = right.expected[index] ?? '';
  const at = `expected.${index}`;
  if (written.trim() === '') return [{ code: 'key-empty', at }];
  const names = (asked.variables ?? []).map(({ name }) => name);
  const parsed = asked.notation === 'algebra' ? parseFormula(written, names) : parseChemicalEquation(written);
  if (!parsed.ok) return [{ code: 'not-understood', at }];
  const alone = { ...right, expected: [written] };
  return itemOf(asked, alone, { text: written }).state === 'right' ? [] : [{ code: 'key-wrong', at }];
}
