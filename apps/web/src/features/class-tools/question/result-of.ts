import type { Question, Reviewed } from '@lectern/questions';

export type Result = 'right' | 'partly' | 'wrong' | 'waiting' | 'done';

/** How a response is called after it was handed in; `done` where nothing is right or wrong. */
export function resultOf(question: Question, { points, fullPoints, waiting }: Reviewed): Result {
  if (waiting) return 'waiting';
  if ('rule' in question && question.rule.name === 'none') return 'done';
  if (points >= fullPoints) return 'right';
  return points > 0 ? 'partly' : 'wrong';
}

/**
 * Whether all that is answered are files: drawings, photographs and recordings. Neither phones in a lesson nor the panel store
 * files, so such a question is given out as homework.
 */
export function asksForFiles(question: Question): boolean {
  if ('children' in question) return question.children.length > 0 && question.children.every(asksForFiles);
  return question.kind === 'media-answer';
}
