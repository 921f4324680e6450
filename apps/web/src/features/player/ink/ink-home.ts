import { CoursewareStore } from '@lectern/courseware';
import * as Y from 'yjs';
import { OfflineCopy } from '../../../parts/courseware/index.ts';
import { StoredInk } from '../../../parts/ink/index.ts';
import type { FollowedLesson, TaughtLesson } from '../../../parts/lessons/index.ts';

export { putInk, StoredInk } from '../../../parts/ink/index.ts';

/** Opens the storage of a show's ink: the lesson that this window teaches or follows, otherwise this browser. */
export async function homeOfInk(
  lesson: TaughtLesson | FollowedLesson | undefined,
  userId: string,
  documentId: string,
): Promise<InkHome> {
  if (!lesson) return await openOwnInk(userId, documentId);
  const ink = new StoredInk(lesson.ink);
  if (lesson.kind === 'followed') return { ink, kind: 'followed', leave: () => undefined };
  // Ink makes a show a lesson that counts, however short it is, so that its ink is not deleted as if slides had only
  // been viewed.
  const count = () => {
    if (ink.pages().length > 0) lesson.count();
  };
  count();
  const stop = lesson.ink.subscribe(count);
  return { ink, kind: 'lesson', leave: stop };
}

/** Opens ink that is stored in this browser only, because another window teaches the lesson. */
async function openOwnInk(userId: string, documentId: string): Promise<InkHome> {
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

/** Storage of a show's ink. */
export interface InkHome {
  readonly ink: StoredInk;
  /**
   * Place where the ink is stored. `lesson`: with the lesson. `device`: in this browser only, in a window that does not
   * teach. `followed`: in memory, over the ink of a lesson that is followed.
   */
  readonly kind: 'lesson' | 'device' | 'followed';
  /** Releases the storage; stored ink is kept. */
  leave(): void;
}
