import { CoursewareStore } from '@lectern/courseware';
import * as Y from 'yjs';
import { OfflineCopy } from '../../parts/courseware/index.ts';
import { type InkHome, StoredInk } from './stored-ink.ts';

/** Ink that lives in this browser, of those who may only view the courseware. */
export async function openOwnInk(userId: string, documentId: string): Promise<InkHome> {
  const doc = new Y.Doc();
  const copy = new OfflineCopy(userId, `ink ${documentId}`, doc);
  const store = new CoursewareStore(doc);
  // A browser that refuses storage still keeps the ink of this visit.
  await copy.load();
  copy.follow();
  return {
    ink: new StoredInk(store),
    isApart: true,
    leave() {
      store.dispose();
      copy.dispose();
      doc.destroy();
    },
  };
}
