import { KeptLessons } from '../kept/kept-lessons.ts';
import { goesOn } from '../kept/lesson-going-on.ts';
import { LessonHome } from '../kept/lesson-home.ts';
import { type LessonNotes, RunningLesson } from '../kept/running-lesson.ts';
import { holdWindow } from '../kept/window-lock.ts';
import { outboxOf } from '../outbox/lesson-outboxes.ts';

/**
 * Ends lessons that were left without being ended: lessons of other coursewares, and of this courseware when it was
 * left long ago.
 */
export async function endLeft(
  userId: string,
  kept: KeptLessons,
  coursewareId: string,
  now: number,
): Promise<void> {
  for (const notes of kept.all()) {
    const isThis = notes.coursewareId === coursewareId;
    if (isThis && goesOn(notes, now)) continue;
    const letGo = isThis ? () => undefined : await holdWindow(notes.coursewareId);
    if (!letGo) continue;
    await endNotes(userId, kept, notes);
    letGo();
  }
}

/** Ends a lesson that this browser no longer teaches, at its last known time. */
export async function endNotes(userId: string, kept: KeptLessons, notes: LessonNotes): Promise<void> {
  const left = new RunningLesson(notes, {
    now: () => notes.lastAt,
    // No page is shown, so no time is measured.
    steady: () => 0,
    keep: (over) => kept.keep(notes.coursewareId, over),
    tell: (message) => void outboxOf(userId).add(message),
  });
  left.end(notes.lastAt);
  // A lesson that was sent is completed by the outbox; any other was only a preview.
  if (!left.isTold) await (await LessonHome.open(userId, notes.id)).drop();
}

/**
 * Ends the lesson of a courseware that this user can no longer open, because no screen would link to it. Returns
 * whether there was such a lesson; a lesson that another window still teaches continues there.
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
