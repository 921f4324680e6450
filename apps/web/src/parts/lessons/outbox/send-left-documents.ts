import { OfflineDatabase } from '../../courseware/index.ts';
import { EndedLessons } from '../kept/ended-lessons.ts';
import { KeptLessons } from '../kept/kept-lessons.ts';
import { COPY_OF_LESSON, LessonHome } from '../kept/lesson-home.ts';

/**
 * Sends the documents of lessons that are over and of which the server may not have all: a lesson was taught without a
 * network, or the window was closed too early. `untold`: lessons of which something waits to be told. They are left for the
 * next time: the server may not know of them yet, and would refuse their documents as those of lessons that were deleted.
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

/** Deletes copies of lessons that will not come back; what the server may not have of one is kept. */
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
    // A browser that keeps nothing has left nothing behind.
    return [];
  } finally {
    database.close();
  }
}
