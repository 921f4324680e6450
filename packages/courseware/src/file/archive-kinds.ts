import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import { holdsBoard } from '../board/board-document.ts';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { holdsExercise } from '../exercise/exercise-document.ts';
import {
  COURSEWARE_LIMITS,
  type CoursewareLimits,
  EXERCISE_LIMITS,
  LESSON_LIMITS,
} from '../limits/courseware-limits.ts';

/** Facts of a kind of document that concern its records and its files, which are archives as `.ndpx` is. */
interface ArchiveKind {
  readonly limits: CoursewareLimits;
  /** The value of `document` in the manifest of its files, undefined where the manifest has no such field. */
  readonly manifest: string | undefined;
  /** Returns whether the records are valid for the kind. */
  readonly holds: (snapshot: CoursewareSnapshot) => boolean;
  /** A file whose records are not valid for the kind is read as a courseware; other files are rejected. */
  readonly elseCourseware: boolean;
}

export const archiveKinds: Readonly<Record<RecordsKindCode, ArchiveKind>> = {
  coursewares: { limits: COURSEWARE_LIMITS, manifest: undefined, holds: () => true, elseCourseware: true },
  // One board can store all ink and content of the boards of a lesson.
  superboard: { limits: LESSON_LIMITS, manifest: 'board', holds: holdsBoard, elseCourseware: true },
  exercises: {
    limits: { elementsOfPage: 0, records: EXERCISE_LIMITS.records, bytes: EXERCISE_LIMITS.bytes },
    manifest: 'exercise',
    holds: holdsExercise,
    elseCourseware: false,
  },
};

/**
 * Returns the kind that a manifest names when the records are valid for it, and otherwise the courseware. Returns
 * undefined for records that are neither.
 */
export function archiveKindOf(
  manifest: string | undefined,
  snapshot: CoursewareSnapshot,
): RecordsKindCode | undefined {
  const codes = Object.keys(archiveKinds) as RecordsKindCode[];
  const named = codes.find((code) => archiveKinds[code].manifest === manifest);
  if (named === undefined) return 'coursewares';
  if (archiveKinds[named].holds(snapshot)) return named;
  return archiveKinds[named].elseCourseware ? 'coursewares' : undefined;
}
