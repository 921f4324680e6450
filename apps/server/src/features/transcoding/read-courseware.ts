import {
  boundedSnapshot,
  COURSEWARE_LIMITS,
  compareOrder,
  LESSON_LIMITS,
  stateOfSnapshot,
} from '@lectern/courseware';
import type { ReadCourseware, ReadFile } from './read-file.ts';

/**
 * What was read as a courseware that can be stored: within the limits of coursewares, with what was left out ahead of the
 * notes, and as one state. Throws COURSEWARE_TOO_LARGE. It belongs into the thread that reads: a large one takes a second.
 */
export function readCourseware({ snapshot, report, ...file }: ReadFile): ReadCourseware {
  // A board takes in what a lesson wrote.
  const bounded = boundedSnapshot(snapshot, file.document === 'board' ? LESSON_LIMITS : COURSEWARE_LIMITS);
  const { records } = bounded.snapshot;
  const pages = records.filter((record) => record.kind === 'page').sort(compareOrder);
  return {
    ...file,
    state: stateOfSnapshot(bounded.snapshot),
    pages: pages.map(({ id, origin, picture }) => ({ id, origin, picture: picture?.asset })),
    report: { ...report, notes: [...bounded.leftOut, ...report.notes] },
  };
}
