import type { PagedKindCode } from '@lectern/protocol/document-kinds';
import { holdsBoard } from '../board/board-document.ts';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { COURSEWARE_LIMITS, type CoursewareLimits, LESSON_LIMITS } from '../limits/courseware-limits.ts';

/** Facts of a kind of document with pages that concern its records and its `.ndpx` files. */
interface PagedKind {
  readonly limits: CoursewareLimits;
  /** The value of `document` in the manifest of its files, undefined where the manifest has no such field. */
  readonly manifest: string | undefined;
  /** Returns whether the records are valid for the kind. A file with other records is read as a courseware. */
  readonly holds: (snapshot: CoursewareSnapshot) => boolean;
}

export const pagedKinds: Readonly<Record<PagedKindCode, PagedKind>> = {
  coursewares: { limits: COURSEWARE_LIMITS, manifest: undefined, holds: () => true },
  // One board can store all ink and content of the boards of a lesson.
  superboard: { limits: LESSON_LIMITS, manifest: 'board', holds: holdsBoard },
};

/** Returns the kind that a manifest names when the records are valid for it, and the courseware otherwise. */
export function pagedKindOf(manifest: string | undefined, snapshot: CoursewareSnapshot): PagedKindCode {
  const codes = Object.keys(pagedKinds) as PagedKindCode[];
  const named = codes.find((code) => pagedKinds[code].manifest === manifest);
  return named !== undefined && pagedKinds[named].holds(snapshot) ? named : 'coursewares';
}
