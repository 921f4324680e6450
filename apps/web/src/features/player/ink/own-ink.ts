import { CoursewareStore } from '@lectern/courseware';
import * as Y from 'yjs';
import { OfflineCopy } from '../../../parts/courseware/index.ts';
import { StoredInk } from '../../../parts/ink/index.ts';
import type { InkHome } from './home.ts';

/** Ink that lives in this browser alone, of a window that does not teach: another one of this browser does. */
export async function openOwnInk(userId: string, documentId: string): Promise<InkHome> {
  const doc = new Y.Doc();
  const copy = new OfflineCopy(userId, `ink ${documentId}`, doc);
  const store = new CoursewareStore(doc);
  // A browser that refuses storage still keeps the ink of this visit.
  await copy.load();
  copy.follow();
  return {
    ink: new StoredInk(store),
    kind: 'device',
    leave() {
      store.dispose();
      copy.dispose();
      doc.destroy();
    },
  };
}
