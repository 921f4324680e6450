import { seeded } from './generators/seeded.ts';
import { kindOf } from './kinds/kinds.ts';
import { isComposite, type Question, type SingleQuestion } from './question/question.ts';

/**
 * The question with fresh numbers for its parameters, the same for the same seed: such as a hash of the pupil's id and the
 * attempt. The pupil is asked with it (`withoutKey`) and judged by it (`scoreOf`).
 */
export function drawnFor(question: Question, seed: number): Question {
  const random = seeded(seed);
  const drawn = (one: SingleQuestion): SingleQuestion => {
    const body = kindOf(one.kind)?.drawn?.(one.body, one.key, random);
    return body === undefined ? one : { ...one, body };
  };
  return isComposite(question) ? { ...question, children: question.children.map(drawn) } : drawn(question);
}
