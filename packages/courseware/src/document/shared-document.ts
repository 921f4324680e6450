import * as Y from 'yjs';
import type { SharedRecord } from './shared-record.ts';

/** Where the records lie in a Y.Doc: a map from id to record. Anything else in there is ignored. */
export function sharedRecords(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('records');
}

/** Notes that an earlier version was restored. It says nothing of the courseware, but ends what can be taken back. */
export function sharedRestores(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('restores');
}

export function sharedRecord(records: Y.Map<unknown>, id: string): SharedRecord | undefined {
  const value = records.get(id);
  return value instanceof Y.Map ? value : undefined;
}

/** How many pages a courseware has. Reads every record once. */
export function pagesOfDocument(doc: Y.Doc): number {
  let pages = 0;
  for (const record of sharedRecords(doc).values())
    if (record instanceof Y.Map && record.get('kind') === 'page') pages += 1;
  return pages;
}

/** Whether there is a courseware in the document at all: a copy that was not loaded yet is empty. */
export function isCourseware(doc: Y.Doc): boolean {
  return sharedRecord(sharedRecords(doc), 'deck') !== undefined;
}
