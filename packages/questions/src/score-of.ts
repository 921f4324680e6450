import * as z from 'zod/mini';
import { add, compare, type Rational, subtract, ZERO } from './formula/exact/rational.ts';
import { judgeMissing } from './kinds/judge-parts.ts';
import { kindOf } from './kinds/kinds.ts';
import {
  type CompositeQuestion,
  isComposite,
  type Question,
  type SingleQuestion,
} from './question/question.ts';
import type { Judged, JudgedItem } from './scoring/judged.ts';
import { decimal, pointsOf, shareOf } from './scoring/score.ts';

/** The marks that rules give to a response. */
export interface Score {
  /** Exact; `shownPoints` rounds them. */
  readonly points: Rational;
  /** Whether a person must still mark the response. */
  readonly waiting: boolean;
  /** The judged parts; those of a composite have their child's id and a slash before their own id. */
  readonly items: readonly JudgedItem[];
  /** False for a value that is no response to this question; such a value earns no points. */
  readonly isReadable: boolean;
}

const childResponses = z.object({
  children: z.array(z.object({ id: z.string(), response: z.unknown() })).check(z.maxLength(100)),
});
export type CompositeResponse = z.infer<typeof childResponses>;

/** The points of a question: for a composite the sum of its children's. */
export function fullScoreOf(question: Question): Rational {
  return isComposite(question)
    ? question.children.reduce((sum, child) => add(sum, decimal(child.score)), ZERO)
    : decimal(question.score);
}

/** Whether a value is a response to the question that contains no answer, such as texts that were deleted again. */
export function isEmptyResponse(question: Question, response: unknown): boolean {
  if (isComposite(question)) {
    const read = childResponses.safeParse(response);
    if (!read.success) return false;
    return read.data.children.every(({ id, response: own }) => {
      const child = question.children.find((each) => each.id === id);
      return child !== undefined && isEmptyResponse(child, own);
    });
  }
  const kind = kindOf(question.kind);
  const read = kind?.response.safeParse(response);
  if (!kind || !read?.success || !kind.isEmpty(read.data)) return false;
  // The response of another kind, of which nothing was read, is not empty.
  const known = new Set(Object.keys(read.data ?? {}));
  return Object.keys(response ?? {}).every((field) => known.has(field));
}

/**
 * The response as the question's kind reads it; undefined for a value that is none, and for an empty one. Of a composite it is
 * the value itself.
 */
export function readResponse(question: Question, value: unknown): unknown {
  if (isComposite(question)) {
    const isAnswer = scoreOf(question, value).isReadable && !isEmptyResponse(question, value);
    return isAnswer ? value : undefined;
  }
  const kind = kindOf(question.kind);
  const read = kind?.response.safeParse(value);
  return kind && read?.success && !kind.isEmpty(read.data) ? read.data : undefined;
}

/** Judges a response by the question's rule; requested hints take their cost away, never below no points. */
export function scoreOf(
  question: Question,
  response: unknown,
  requestedHints: readonly string[] = [],
): Score {
  const scored = isComposite(question)
    ? scoreOfComposite(question, response, requestedHints)
    : scoreOfSingle(question, response);
  const costs = (question.hints ?? [])
    .filter(({ id }) => requestedHints.includes(id))
    .reduce((sum, { cost }) => add(sum, decimal(cost)), ZERO);
  const left = subtract(scored.points, costs);
  return { ...scored, points: compare(left, ZERO) < 0 ? ZERO : left };
}

function scoreOfSingle(question: SingleQuestion, response: unknown): Score {
  const kind = kindOf(question.kind);
  if (!kind) return { points: ZERO, waiting: false, items: [], isReadable: false };
  const read = kind.response.safeParse(response);
  const judged: Judged = read.success
    ? kind.judge(question.body, question.key, read.data)
    : judgeMissing({ id: question.id, kind, body: question.body, key: question.key });
  if (!read.success) return { points: ZERO, waiting: false, items: judged.items, isReadable: false };
  const { share, waits } = shareOf(judged, question.rule);
  return { points: pointsOf(share, question.score), waiting: waits, items: judged.items, isReadable: true };
}

function scoreOfComposite(
  { children }: CompositeQuestion,
  response: unknown,
  requestedHints: readonly string[],
): Score {
  const read = childResponses.safeParse(response);
  const given = new Map(read.success ? read.data.children.map((one) => [one.id, one.response]) : []);
  const scores = children.map((child) => ({
    id: child.id,
    isGiven: given.has(child.id),
    ...scoreOf(child, given.get(child.id), requestedHints),
  }));
  return {
    points: scores.reduce((sum, { points }) => add(sum, points), ZERO),
    waiting: scores.some(({ waiting }) => waiting),
    items: scores.flatMap(({ id, items }) => items.map((item) => ({ ...item, id: `${id}/${item.id}` }))),
    isReadable: read.success && scores.every(({ isGiven, isReadable }) => isReadable || !isGiven),
  };
}
