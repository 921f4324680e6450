import { migrateDocument, stateOfSnapshot } from '@lectern/courseware';
import { blankExercise, EXERCISE_LIMITS, ExerciseGuard } from '@lectern/courseware/exercise';
import { documentKinds } from '@lectern/protocol/document-kinds';
import { EXERCISE_LIVE_PATH } from '@lectern/protocol/exercises';
import type { KeepsFiles } from '../courseware/index.ts';
import type { LiveKind } from '../live-documents/index.ts';

/**
 * The exercise as a kind of live document: a courseware's records, restricted to sections and questions. Questions are
 * opaque here; the code that asks or shows a question reads it by `parseQuestion`.
 */
export function exerciseKind(files: KeepsFiles): LiveKind {
  return {
    code: 'exercises',
    name: 'exercise',
    path: EXERCISE_LIVE_PATH,
    format: documentKinds.exercises.format,
    blank: () => ({ state: stateOfSnapshot(blankExercise()), pageCount: 0 }),
    maxBytes: EXERCISE_LIMITS.bytes,
    guard: (document) => new ExerciseGuard(document),
    migrate: (document) => migrateDocument(document),
    ...files,
  };
}
