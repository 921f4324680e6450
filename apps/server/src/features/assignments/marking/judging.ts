import type { AnswerJudgement, MarkContent } from '@lectern/protocol/assignment-shapes';
import {
  type CompositeResponse,
  fullScoreOf,
  isComposite,
  kindOf,
  type Question,
  type Score,
  type SingleQuestion,
  scoreOf,
  shownPoints,
  stateOfScore,
} from '@lectern/questions';

type Exact = Score['points'];

/** The judgement of a response by the question's rule. */
export interface RuleJudgement {
  readonly state: AnswerJudgement;
  /** Exact points; null where a person must mark, and for a question without points. */
  readonly points: Exact | null;
  /** The same, rounded once. */
  readonly shown: number | null;
}

/** No answer to a question with points. */
export const MISSING: RuleJudgement = { state: 'missing', points: { n: 0n, d: 1n }, shown: 0 };

/** A response with what its rule and a person say of it. */
export interface Judged {
  readonly state: AnswerJudgement;
  /** Points by the rule, rounded; null where a person must mark. */
  readonly rulePoints: number | null;
  /** Points that count: of the person, else the exact ones of the rule. */
  readonly points: Exact | number | null;
  /** The same, rounded. */
  readonly shown: number | null;
}

/** Judges a response by the question's rule, less the cost of requested hints; undefined is no response. */
export function judgeByRule(
  question: Question,
  response: unknown,
  requestedHints: readonly string[],
): RuleJudgement {
  const score = scoreOf(question, response, requestedHints);
  const state = stateOfScore(question, score);
  const isEmpty = isEmptyResponse(question, response);
  if (state === undefined) return { state: isEmpty ? 'missing' : 'unscored', points: null, shown: null };
  if (isEmpty) return MISSING;
  const points = state === 'waiting' ? null : score.points;
  return { state, points, shown: points && shownPoints(points) };
}

/** The judgement with a person's mark above that of the rule; a mark never exceeds the full points. */
export function judgedWith(question: Question, byRule: RuleJudgement, mark: MarkContent | undefined): Judged {
  const { shown: rulePoints } = byRule;
  if (!mark) return { state: byRule.state, rulePoints, points: byRule.points, shown: rulePoints };
  const full = shownPoints(fullScoreOf(question));
  const points = Math.min(mark.points, full);
  const state = points >= full ? 'right' : points > 0 ? 'partly' : 'wrong';
  return { state, rulePoints, points, shown: points };
}

/** Whether nothing was answered: no response, one that the kind calls empty, or one that cannot be read. */
export function isEmptyResponse(question: Question, response: unknown): boolean {
  if (response === undefined || response === null) return true;
  if (!isComposite(question)) return isEmptyOf(question, response);
  const { children } = response as Partial<CompositeResponse>;
  if (!Array.isArray(children)) return true;
  return question.children.every((child) => {
    const given = children.find((one) => one?.id === child.id);
    return given === undefined || isEmptyOf(child, given.response);
  });
}

function isEmptyOf({ kind: name }: SingleQuestion, response: unknown): boolean {
  const kind = kindOf(name);
  const read = kind?.response.safeParse(response);
  return !kind || !read?.success || kind.isEmpty(read.data);
}
