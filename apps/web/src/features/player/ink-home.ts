import type { CoursewareStore } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import type { ShownCourseware } from '../../parts/courseware/index.ts';
import { openOwnInk } from './own-ink.ts';
import { type InkHome, StoredInk } from './stored-ink.ts';

/**
 * The home of a show's ink: the courseware when its live document is there, or this device for those who may only view.
 * Resolves when it can be written there; rejects when it never can.
 */
export async function homeOfInk(
  shown: ShownCourseware,
  userId: string,
  documentId: string,
): Promise<InkHome> {
  if ((await shown.permission) !== EditPermission.EDIT) return await openOwnInk(userId, documentId);
  return { ink: new StoredInk(await liveStore(shown)), isApart: false, leave() {} };
}

function liveStore({ arrival }: ShownCourseware): Promise<CoursewareStore> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const now = arrival.get();
      if (now.type !== 'there' && now.type !== 'refused') return;
      stop();
      if (now.type === 'there') resolve(now.live.store);
      else reject(new Error('the courseware may no longer be opened'));
    };
    const stop = arrival.subscribe(look);
    look();
  });
}
