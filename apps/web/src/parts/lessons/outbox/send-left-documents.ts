import { OfflineDatabase } from '../../courseware/index.ts';
import { EndedLessons } from '../kept/ended-lessons.ts';
import { KeptLessons } from '../kept/kept-lessons.ts';
import { COPY_OF_LESSON, LessonHome } from '../kept/lesson-home.ts';

/**
 * Sends documents of finished lessons that the server may not have completely, because a lesson was taught offline or
 * its window was closed too early. `untold`: lessons with waiting messages. They are left for the next time, because
 * the server may not know them yet and would refuse their documents like documents of deleted lessons.
 */
export async function sendLeftDocuments(
  userId: string,
  untold: readonly string[],
  open: (userId: string, lessonId: string) => Promise<LessonHome> = LessonHome.open,
): Promise<void> {
  const running = new KeptLessons(userId).all().map(({ id }) => id);
  const ended = new EndedLessons(userId);
  const notYet = new Set([...running, ...untold]);
  for (const lessonId of await leftBehind(userId)) {
    if (notYet.has(lessonId)) continue;
    const home = await open(userId, lessonId);
    home.connect();
    await home.leave(ended.has(lessonId) ? 'back' : 'over');
  }
}

/** Deletes the copies of lessons that cannot be resumed, unless the server may lack a part of them. */
export async function forgetEnded(userId: string): Promise<void> {
  const old = new EndedLessons(userId).forgetOld();
  if (old.length === 0) return;
  const running = new Set(new KeptLessons(userId).all().map(({ id }) => id));
  const database = new OfflineDatabase(userId);
  try {
    for (const id of old) if (!running.has(id)) await database.forget(COPY_OF_LESSON + id);
  } catch {
    // A browser without storage has nothing to delete.
  } finally {
    database.close();
  }
}

async function leftBehind(userId: string): Promise<readonly string[]> {
  const database = new OfflineDatabase(userId);
  try {
    const names = await database.unsaved();
    return names.flatMap((name) =>
      name.startsWith(COPY_OF_LESSON) ? [name.slice(COPY_OF_LESSON.length)] : [],
    );
  } catch {
    // Without storage there are no copies.
    return [];
  } finally {
    database.close();
  }
}
