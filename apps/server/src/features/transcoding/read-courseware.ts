import {
  boundedSnapshot,
  COURSEWARE_LIMITS,
  compareOrder,
  LESSON_LIMITS,
  type Page,
  stateOfSnapshot,
} from '@lectern/courseware';
import type { ReadCourseware, ReadFile } from './read-file.ts';

/**
 * Converts a read file into a courseware that can be stored: within the limits, with omitted parts first among the
 * notes, and as one state. Throws COURSEWARE_TOO_LARGE. Call it in the reading thread: a large file takes a second.
 */
export function readCourseware({ snapshot, report, ...file }: ReadFile): ReadCourseware {
  // A board may contain the ink of a whole lesson.
  const bounded = boundedSnapshot(snapshot, file.document === 'board' ? LESSON_LIMITS : COURSEWARE_LIMITS);
  const comments = new Map<string, NonNullable<Page['comments']>>();
  // Comments of a courseware are stored beside its records.
  const records =
    file.document === 'board'
      ? bounded.snapshot.records
      : bounded.snapshot.records.map((record) => {
          if (record.kind !== 'page' || !record.comments) return record;
          const { comments: said, ...page } = record;
          comments.set(record.id, said);
          return page;
        });
  const pages = records.filter((record) => record.kind === 'page').sort(compareOrder);
  return {
    ...file,
    state: stateOfSnapshot({ records }),
    comments,
    pages: pages.map(({ id, origin, picture }) => ({ id, origin, picture: picture?.asset })),
    report: { ...report, notes: [...bounded.leftOut, ...report.notes] },
  };
}
