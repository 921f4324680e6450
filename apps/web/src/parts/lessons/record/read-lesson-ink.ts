import { type LessonInk, lessonInkOf } from '@lectern/courseware/lesson';
import { EndedLessons } from '../kept/ended-lessons.ts';
import { LessonHome } from '../kept/lesson-home.ts';

/**
 * Reads the ink of a lesson once. Rejects when neither the server nor this browser has it; the caller shows that and
 * offers a retry.
 */
export async function readLessonInk(userId: string, lessonId: string): Promise<LessonInk> {
  const home = await LessonHome.open(userId, lessonId);
  home.connect();
  try {
    const isWhole = await home.isSynced();
    const ink = lessonInkOf(home.document, home.ink);
    if (!isWhole && ink.pages.size === 0) throw new Error('the lesson is not available now');
    return ink;
  } finally {
    void home.leave(new EndedLessons(userId).has(lessonId) ? 'back' : 'over');
  }
}
