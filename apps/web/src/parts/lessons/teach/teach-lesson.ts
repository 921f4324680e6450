import { connection } from '../../../platform/connection/window-connection.ts';
import { later } from '../../../platform/outbox/later.ts';
import { type Entered, type Entry, enterLesson } from '../host/enter-lesson.ts';
import { askHost } from '../host/host-calls.ts';
import { takesOver } from '../host/take-over.ts';
import { KeptLessons } from '../kept/kept-lessons.ts';
import { LessonHome } from '../kept/lesson-home.ts';
import { newLesson } from '../kept/running-lesson.ts';
import { holdWindow } from '../kept/window-lock.ts';
import { outboxOf } from '../outbox/lesson-outboxes.ts';
import type { TaughtCourseware, Teaching } from '../seen/taught-lesson.ts';
import { endLeft, endNotes } from './end-left-lessons.ts';
import { teachHere } from './teach-here.ts';

/** Begins a lesson, or goes on with the one that was being taught from this courseware, here or on another device. */
export async function teachLesson(
  userId: string,
  courseware: TaughtCourseware,
  entry: Entry = { how: 'enter' },
): Promise<Teaching> {
  const { id: coursewareId } = courseware;
  const asked = takesOver(coursewareId);
  let taken: (() => void) | undefined;
  const letGo = await holdWindow(coursewareId, asked !== undefined, () => taken?.());
  if (!letGo) return { type: 'window' };
  const kept = new KeptLessons(userId);
  await endLeft(userId, kept, coursewareId, Date.now());
  const entered = await enter(
    userId,
    kept,
    coursewareId,
    asked?.lesson ? { how: 'take', lesson: asked.lesson } : entry,
  );
  if (entered.type !== 'here') {
    letGo();
    return entered.type === 'over' ? entered : { type: 'device', lesson: entered.lesson };
  }
  const home = await LessonHome.open(userId, entered.notes.id);
  const lesson = await teachHere(userId, courseware, { ...entered, kept, home, letGo }, (lose) => {
    taken = lose;
  });
  return { type: 'here', lesson };
}

async function enter(
  userId: string,
  kept: KeptLessons,
  coursewareId: string,
  entry: Entry,
): Promise<Entered> {
  const goingOn = kept.of(coursewareId);
  // Random call by itself has no courseware that another device could have open.
  if (coursewareId === '') {
    return { type: 'here', notes: goingOn ?? newLesson('', Date.now()), adopted: false };
  }
  return await enterLesson(coursewareId, goingOn, entry, {
    told: () => outboxOf(userId).deliver(),
    ask: (asked) => askHost(userId, coursewareId, asked),
    hasNetwork: () => connection.get(),
    now: Date.now,
    later,
    endKept: (notes) => void endNotes(userId, kept, notes),
  });
}
