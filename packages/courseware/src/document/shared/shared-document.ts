import * as Y from 'yjs';
import type { SharedRecord } from './shared-record.ts';

/** The map from id to record in a Y.Doc. Other contents of the Y.Doc are ignored. */
export function sharedRecords(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('records');
}

/** Log of restored versions. It is not part of the courseware, but ends the undo history. */
export function sharedRestores(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap('restores');
}

export function sharedRecord(records: Y.Map<unknown>, id: string): SharedRecord | undefined {
  const value = records.get(id);
  return value instanceof Y.Map ? value : undefined;
}

/** Number of pages of a courseware. Reads every record once. */
export function pagesOfDocument(doc: Y.Doc): number {
  let pages = 0;
  for (const record of sharedRecords(doc).values())
    if (record instanceof Y.Map && record.get('kind') === 'page') pages += 1;
  return pages;
}

/** Whether the document contains a courseware: a copy that is not loaded yet is empty. */
export function isCourseware(doc: Y.Doc): boolean {
  return sharedRecord(sharedRecords(doc), 'deck') !== undefined;
}
