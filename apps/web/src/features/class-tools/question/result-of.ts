import type { Question, Reviewed } from '@lectern/questions';

export type Result = 'right' | 'partly' | 'wrong' | 'waiting' | 'done';

/**
 * How a response is called after it was handed in. `waiting`: a person marks it. `partly`: it has some of the points. `done`:
 * nothing is right or wrong.
 */
export function resultOf(question: Question, { points, fullPoints, waiting }: Reviewed): Result {
  if (waiting) return 'waiting';
  if ('rule' in question && question.rule.name === 'none') return 'done';
  if (points >= fullPoints) return 'right';
  return points > 0 ? 'partly' : 'wrong';
}
