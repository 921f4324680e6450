import type { KeptLessons } from '../kept/kept-lessons.ts';
import { goesOn } from '../kept/lesson-going-on.ts';
import { LessonHome } from '../kept/lesson-home.ts';
import { type LessonNotes, RunningLesson } from '../kept/running-lesson.ts';
import { holdWindow } from '../kept/window-lock.ts';
import { outboxOf } from '../outbox/lesson-outboxes.ts';

/** Ends the lessons that nobody ended: of other coursewares, and of this one when it was left long ago. */
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

/** Ends a lesson that nobody teaches here any more, as of the last of it. */
export async function endNotes(userId: string, kept: KeptLessons, notes: LessonNotes): Promise<void> {
  const left = new RunningLesson(notes, {
    now: () => notes.lastAt,
    // No page of it is shown: nothing passes.
    steady: () => 0,
    keep: (over) => kept.keep(notes.coursewareId, over),
    tell: (message) => void outboxOf(userId).add(message),
  });
  left.end(notes.lastAt);
  // What was told is sent with all that waits; the rest was only a look at the slides.
  if (!left.isTold) await (await LessonHome.open(userId, notes.id)).drop();
}
