import * as Y from 'yjs';
import { type CoursewareSnapshot, snapshotOf } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import { migrateDocument } from './migrate-document.ts';

/**
 * What a state (a Yjs V1 update of the whole document, of this schema or an older one) holds; what is no valid record in
 * it is left out. Throws COURSEWARE_NEWER for a state that a later version wrote.
 */
export function snapshotOfState(state: Uint8Array): CoursewareSnapshot {
  const doc = new Y.Doc();
  try {
    Y.applyUpdate(doc, state);
    migrateDocument(doc);
    const store = new CoursewareStore(doc);
    const snapshot = snapshotOf(store);
    store.dispose();
    return snapshot;
  } finally {
    doc.destroy();
  }
}
