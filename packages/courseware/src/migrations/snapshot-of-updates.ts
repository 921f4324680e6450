import * as Y from 'yjs';
import { type CoursewareSnapshot, snapshotOf } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import { migrateDocument } from './migrate-document.ts';

/**
 * The courseware in Yjs V1 updates (of this schema or an older one) that make up a whole document. Invalid records are
 * left out, and an update that cannot be applied is skipped when there are several. Throws COURSEWARE_NEWER for a
 * document of a later version.
 */
export function snapshotOfUpdates(updates: readonly Uint8Array[]): CoursewareSnapshot {
  const doc = new Y.Doc();
  try {
    for (const update of updates) applyIfSound(doc, update, updates.length > 1);
    migrateDocument(doc);
    const store = new CoursewareStore(doc);
    const snapshot = snapshotOf(store);
    store.dispose();
    return snapshot;
  } finally {
    doc.destroy();
  }
}

function applyIfSound(doc: Y.Doc, update: Uint8Array, passOver: boolean): void {
  try {
    Y.applyUpdate(doc, update);
  } catch (error) {
    if (!passOver) throw error;
  }
}
