import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { newQuestion as newOfKind } from '@lectern/questions';

/** An empty question of a kind as an exercise stores it; undefined for an unknown kind. */
export function newQuestion(kind: string, makeId: () => string): ExerciseQuestion['question'] | undefined {
  return newOfKind(kind, makeId) as ExerciseQuestion['question'] | undefined;
}
