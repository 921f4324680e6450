import { KeptLessons } from '../kept/kept-lessons.ts';
import { holdWindow } from '../kept/window-lock.ts';
import { endNotes } from './end-left-lessons.ts';

/**
 * Ends the lesson that goes on with a courseware that is there no more for this user: nothing would lead back into it.
 * Answers whether there was one; what another window still teaches goes on there.
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
