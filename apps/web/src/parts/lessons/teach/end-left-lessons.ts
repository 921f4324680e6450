import type { KeptLessons } from '../kept/kept-lessons.ts';
import { goesOn } from '../kept/lesson-going-on.ts';
import { LessonHome } from '../kept/lesson-home.ts';
import { type LessonNotes, RunningLesson } from '../kept/running-lesson.ts';
import { holdWindow } from '../kept/window-lock.ts';
import { outboxOf } from '../outbox/lesson-outboxes.ts';

/**
 * Ends lessons that were left without being ended: those of other coursewares, and of this one when it was left long
 * ago.
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

/** Ends a lesson that is no longer taught here, at its last known time. */
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
