import type { HostedLesson } from '@lectern/protocol/lesson-hosts';
import { later } from '../../../platform/connection/retry-timer.ts';
import { connection } from '../../../platform/connection/window-connection.ts';
import { lookedLesson } from '../follow/looked-lesson.ts';
import { type Entered, type Entry, enterLesson } from '../host/enter-lesson.ts';
import { askHost } from '../host/host-calls.ts';
import { takesOver } from '../host/take-over.ts';
import { KeptLessons } from '../kept/kept-lessons.ts';
import { LessonHome } from '../kept/lesson-home.ts';
import { type LessonNotes, newLesson } from '../kept/running-lesson.ts';
import { holdWindow } from '../kept/window-lock.ts';
import { outboxOf } from '../outbox/lesson-outboxes.ts';
import { LessonClass } from '../state/lesson-class.ts';
import type { TaughtCourseware, Teaching } from '../state/taught-lesson.ts';
import { endLeft, endNotes } from './end-left-lessons.ts';
import { teachHere } from './teach-here.ts';

/** Begins a lesson, or continues the lesson of this courseware that was left in this browser or on another device. */
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
  const wish = asked?.lesson ? ({ how: 'take', lesson: asked.lesson } as const) : entry;
  const known = wish.how === 'take' ? wish.lesson : kept.of(coursewareId);
  const shown = wish.how === 'beside' || !known ? undefined : await showKept(userId, known, courseware);
  const entered = await enter(userId, kept, coursewareId, wish);
  const isThis = entered.type === 'here' && entered.notes.id === known?.id;
  if (shown && !isThis) {
    courseware.onKept?.(undefined);
    void shown.leave('goes on');
  }
  if (entered.type !== 'here') {
    letGo();
    return entered.type === 'over' ? entered : { type: 'device', lesson: entered.lesson };
  }
  const home = isThis && shown ? shown : await LessonHome.open(userId, entered.notes.id);
  const lesson = await teachHere(userId, courseware, { ...entered, kept, home, letGo }, (lose) => {
    taken = lose;
  });
  return { type: 'here', lesson };
}

/** Opens this browser's copy of a lesson and shows it at once, because the server may respond late or never. */
async function showKept(
  userId: string,
  known: LessonNotes | HostedLesson,
  { onKept }: TaughtCourseware,
): Promise<LessonHome> {
  const home = await LessonHome.open(userId, known.id);
  if (home.isBlank) return home;
  const { document, ink } = home;
  const classId = 'classId' in known ? known.classId : known.class_id;
  const taught = new LessonClass(userId, known.told ? classId : undefined);
  onKept?.({ ink, tools: lookedLesson({ id: known.id, document, taught, now: Date.now }) });
  return home;
}

/** A lesson that its teacher resumes after its end counts as running, even before the server knows. */
async function told(
  userId: string,
  kept: KeptLessons,
  notes: LessonNotes | undefined,
): Promise<LessonNotes | undefined> {
  if (notes?.resumeAt === undefined) return notes;
  const { resumeAt, ...resumed } = notes;
  await outboxOf(userId).add({ kind: 'resume', lessonId: notes.id, resumeAt });
  kept.keep(notes.coursewareId, resumed);
  return resumed;
}

async function enter(
  userId: string,
  kept: KeptLessons,
  coursewareId: string,
  entry: Entry,
): Promise<Entered> {
  const goingOn = await told(userId, kept, kept.of(coursewareId));
  // A lesson without a courseware (random call) cannot be open on another device.
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
