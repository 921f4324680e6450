import {
  blankCourseware,
  boundedSnapshot,
  compareOrder,
  type Page,
  SnapshotReader,
  stateOfSnapshot,
} from '@lectern/courseware';
import { archiveKinds } from '@lectern/courseware/archive-kinds';
import { documentKinds } from '@lectern/protocol/document-kinds';
import type { ReadCourseware, ReadFile } from './read-file.ts';
import { readerOf, readSource } from './read-source.ts';

/**
 * Converts a read file into a courseware that can be stored: within the limits, with omitted parts first among the
 * notes, and as one state. Throws COURSEWARE_TOO_LARGE. Call it in the reading thread: a large file takes a second.
 */
export function readCourseware({
  snapshot,
  report,
  kind = 'coursewares',
  ...file
}: ReadFile): ReadCourseware {
  const bounded = boundedSnapshot(snapshot, archiveKinds[kind].limits);
  const comments = new Map<string, NonNullable<Page['comments']>>();
  // Comments are stored in a table and not in the records.
  const records = !documentKinds[kind].comments
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
    kind,
    state: stateOfSnapshot({ records }),
    comments,
    pages: pages.map(({ id, origin, picture }) => ({ id, origin, picture: picture?.asset })),
    report: { ...report, notes: [...bounded.leftOut, ...report.notes] },
  };
}

/** Loads all readers and reads a generated presentation, so that the code is compiled before the first file arrives. */
export async function readOne(): Promise<void> {
  const { writePptx } = await import('@lectern/pptx');
  const bytes = writePptx(new SnapshotReader(blankCourseware()), () => undefined, { now: 0 });
  readCourseware(await readSource(bytes, 'pptx'));
  await readerOf('pdf');
}
