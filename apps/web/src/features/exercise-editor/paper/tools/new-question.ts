import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { newQuestion as newOfKind } from '@lectern/questions';

/**
 * A question of a kind as an exercise stores it, with the usual stem of kinds that have one; undefined for an unknown
 * kind. A module of its own, so that the code of all kinds is loaded with the first added question.
 */
export function newQuestion(
  kind: string,
  makeId: () => string,
  language: 'zh' | 'en',
): ExerciseQuestion['question'] | undefined {
  return newOfKind(kind, makeId, language) as ExerciseQuestion['question'] | undefined;
}
