import * as Y from 'yjs';
import type { CoursewareRecord } from '../records/record.ts';
import type { CoursewareReader } from './reader.ts';
import { sharedRecords } from './shared/shared-document.ts';
import { writeRecord } from './shared/shared-record.ts';

/** A courseware, board or exercise as plain data: the output of importers, the input of exporters, the content of a file. */
export interface CoursewareSnapshot {
  readonly records: readonly CoursewareRecord[];
}

const KINDS = [
  'deck',
  'theme',
  'master',
  'layout',
  'section',
  'page',
  'element',
  'asset',
  'exercise',
  'exercise-section',
  'exercise-question',
] as const;

/** A snapshot of all reachable records: elements and questions whose parent was deleted meanwhile are left out. */
export function snapshotOf(reader: CoursewareReader): CoursewareSnapshot {
  return { records: KINDS.flatMap((kind): readonly CoursewareRecord[] => reader.all(kind)) };
}

/** State of a new document with these records, as one Yjs V1 update. */
export function stateOfSnapshot(snapshot: CoursewareSnapshot): Uint8Array {
  const doc = new Y.Doc();
  try {
    doc.transact(() => {
      const records = sharedRecords(doc);
      for (const record of snapshot.records) {
        const map = new Y.Map<unknown>();
        records.set(record.id, map);
        writeRecord(map, record);
      }
    });
    return Y.encodeStateAsUpdate(doc);
  } finally {
    doc.destroy();
  }
}
