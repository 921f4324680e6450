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
 * What was read as a courseware that can be stored: within the limits of coursewares, with what was left out ahead of the
 * notes, and as one state. Throws COURSEWARE_TOO_LARGE. It belongs into the thread that reads: a large one takes a second.
 */
export function readCourseware({ snapshot, report, ...file }: ReadFile): ReadCourseware {
  // A board takes in what a lesson wrote.
  const bounded = boundedSnapshot(snapshot, file.document === 'board' ? LESSON_LIMITS : COURSEWARE_LIMITS);
  const comments = new Map<string, NonNullable<Page['comments']>>();
  // What is said of a courseware is kept beside its records.
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
