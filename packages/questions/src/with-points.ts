import { isComposite, type Question, type SingleQuestion } from './question/question.ts';
import { fullScoreOf } from './score-of.ts';
import { shownPoints } from './scoring/score.ts';

const LEAST_POINTS = 0.5;
const MOST_POINTS = 100;

/** Points of a question; a question that is only asked and never scored has none. */
export function questionPoints(question: Question): number {
  const all = isComposite(question) ? question.children : [question];
  return all.every(({ rule }) => rule.name === 'none') ? 0 : shownPoints(fullScoreOf(question));
}

/**
 * The question with a score of `points`. The scores of a composite's questions and the cost of hints change in proportion.
 * A composite keeps its scores where one of them would become too small or too large.
 */
export function withPoints(question: Question, points: number | undefined): Question {
  const full = shownPoints(fullScoreOf(question));
  if (points === undefined || points === full) return question;
  const factor = points / full;
  if (!isComposite(question)) return withScore(question, points, factor);
  const scores = question.children.map(({ score }) => rounded(score * factor));
  const last = scores.length - 1;
  scores[last] = rounded(points - scores.slice(0, last).reduce((sum, score) => sum + score, 0));
  if (scores.some((score) => score < LEAST_POINTS || score > MOST_POINTS)) return question;
  return {
    ...question,
    ...hintsOf(question, factor),
    children: question.children.map((child, index) => withScore(child, scores[index] ?? child.score, factor)),
  };
}

function withScore(question: SingleQuestion, score: number, factor: number): SingleQuestion {
  return { ...question, ...hintsOf(question, factor), score };
}

function hintsOf({ hints }: Question, factor: number): Pick<Question, 'hints'> {
  if (!hints) return {};
  return {
    hints: hints.map((hint) => ({ ...hint, cost: Math.min(rounded(hint.cost * factor), MOST_POINTS) })),
  };
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
