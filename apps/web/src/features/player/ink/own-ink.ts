import { CoursewareStore } from '@lectern/courseware';
import * as Y from 'yjs';
import { OfflineCopy } from '../../../parts/courseware/index.ts';
import { StoredInk } from '../../../parts/ink/index.ts';
import type { InkHome } from './home.ts';

/** Opens ink that is stored in this browser only, because another window teaches the lesson. */
export async function openOwnInk(userId: string, documentId: string): Promise<InkHome> {
  const doc = new Y.Doc();
  const copy = new OfflineCopy(userId, `ink ${documentId}`, doc);
  const store = new CoursewareStore(doc);
  // When the browser refuses storage, the ink stays in memory until the window closes.
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
