import { type Random, seeded } from '@lectern/base';
import { kindOf } from './kinds/kinds.ts';
import type { Content } from './question/content.ts';
import { isComposite, type Question, type SingleQuestion } from './question/question.ts';

/**
 * The question with fresh numbers in place of its parameters, in the body and in all texts. The same seed gives the same
 * numbers: a pupil is asked and judged with the question of their seed, and nothing else is stored.
 */
export function freshQuestion(question: Question, seed: number): Question {
  const random = seeded(seed);
  if (!isComposite(question)) return freshSingle(question, random);
  return { ...question, children: question.children.map((child) => freshSingle(child, random)) };
}

/** Whether different seeds may give different numbers. */
export function hasDrawnNumbers(question: Question): boolean {
  const singles = isComposite(question) ? question.children : [question];
  return singles.some(({ kind }) => kindOf(kind)?.drawn !== undefined);
}

function freshSingle(question: SingleQuestion, random: Random): SingleQuestion {
  const kind = kindOf(question.kind);
  if (!kind?.drawn || !kind.withDrawn) return question;
  const body = kind.drawn(question.body, question.key, random);
  const written = (text: Content) => kind.withDrawn?.(text, body) ?? text;
  const { stem, analysis, hints, feedback } = question;
  const { right, partly, wrong } = feedback ?? {};
  return {
    ...question,
    body,
    stem: written(stem),
    analysis: analysis && written(analysis),
    hints: hints?.map((hint) => ({ ...hint, content: written(hint.content) })),
    feedback: feedback && {
      ...feedback,
      right: right && written(right),
      partly: partly && written(partly),
      wrong: wrong && written(wrong),
    },
  };
}
