import { KeptLessons } from '../kept/kept-lessons.ts';
import { holdWindow } from '../kept/window-lock.ts';
import { endNotes } from './end-left-lessons.ts';

/**
 * Ends the lesson of a courseware that this user can no longer open, because no screen would lead back to it. Returns
 * whether there was one; a lesson that another window still teaches continues there.
 */
export async function endGoneLesson(userId: string, coursewareId: string): Promise<boolean> {
  const kept = new KeptLessons(userId);
  const notes = kept.of(coursewareId);
  if (!notes) return false;
  const letGo = await holdWindow(coursewareId);
  if (!letGo) return false;
  await endNotes(userId, kept, notes);
  letGo();
  return notes.told || notes.counts === true;
}
