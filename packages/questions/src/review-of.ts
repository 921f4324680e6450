import * as z from 'zod/mini';
import { compare, ZERO } from './formula/exact/rational.ts';
import { kindOf } from './kinds/kinds.ts';
import { type Content, partId } from './question/content.ts';
import { isComposite, type Question } from './question/question.ts';
import { fullScoreOf, type Score, scoreOf } from './score-of.ts';
import type { JudgedItem } from './scoring/judged.ts';
import { shownPoints } from './scoring/score.ts';

/** A judged part of a response as screens mark it. */
export type ReviewedItem = Pick<JudgedItem, 'id' | 'state'>;

/**
 * A response with its marks and the right response, for a screen on which the key is shown. It is JSON: the server may send
 * it to a phone once the teacher has shown the key.
 */
export interface Reviewed {
  /** The key of the question; left out for a composite. */
  readonly key?: unknown;
  /** A response that is right in every part; left out where only a person can tell. */
  readonly right?: unknown;
  readonly items: readonly ReviewedItem[];
  /** Points rounded to two decimal places, less the cost of hints. */
  readonly points: number;
  readonly fullPoints: number;
  /** Whether a person must still mark the response. */
  readonly waiting: boolean;
  /** The author's feedback for this response: first for the whole of it, then for each picked choice. */
  readonly feedback: readonly Content[];
  readonly analysis?: Content | undefined;
  /** The reviews of a composite's questions by their ids. */
  readonly children?: Readonly<Record<string, Reviewed>>;
}

const childResponses = z.object({
  children: z.array(z.object({ id: z.string(), response: z.unknown() })).check(z.maxLength(100)),
});
const picks = z.object({ choice: z.optional(partId), choices: z.optional(z.array(partId)) });

/** Judges a response for showing. Any value is accepted as a response; a value that is none is marked as missing. */
export function reviewOf(
  question: Question,
  response: unknown,
  requestedHints: readonly string[] = [],
): Reviewed {
  const score = scoreOf(question, response, requestedHints);
  const shared = {
    items: score.items.map(({ id, state }) => ({ id, state })),
    points: shownPoints(score.points),
    fullPoints: shownPoints(fullScoreOf(question)),
    waiting: score.waiting,
    feedback: feedbackFor(question, response, scoreOf(question, response)),
    analysis: question.analysis,
  };
  if (!isComposite(question)) {
    const kind = kindOf(question.kind);
    return { ...shared, key: question.key, right: kind?.rightResponse(question.body, question.key) };
  }
  const read = childResponses.safeParse(response);
  const given = new Map(read.success ? read.data.children.map((one) => [one.id, one.response]) : []);
  const children = question.children.map(
    (child) => [child.id, reviewOf(child, given.get(child.id), requestedHints)] as const,
  );
  return { ...shared, children: Object.fromEntries(children) };
}

/** Feedback for all, some or none of the points, and for the picked choices. A response that waits gets none of the first. */
function feedbackFor(question: Question, response: unknown, { points, waiting }: Score): Content[] {
  const { right, partly, wrong, choices = [] } = question.feedback ?? {};
  const isFull = compare(points, fullScoreOf(question)) === 0;
  const whole = isFull ? right : compare(points, ZERO) > 0 ? partly : wrong;
  const isJudged = !waiting && (isComposite(question) || question.rule.name !== 'none');
  const read = picks.safeParse(response);
  const picked = read.success ? [read.data.choice, ...(read.data.choices ?? [])] : [];
  return [
    ...(isJudged && whole ? [whole] : []),
    ...choices.filter(({ id }) => picked.includes(id)).map(({ content }) => content),
  ];
}
