import { withLock } from '../../platform/api/lock.ts';
import { connection } from '../../platform/connection/window-connection.ts';
import { windowClasses } from '../classes/index.ts';
import { KeptLessons } from './kept-lessons.ts';
import { LessonOutbox } from './lesson-outbox.ts';
import { BrowserOutboxTable } from './outbox-table.ts';
import { newLesson, RunningLesson } from './running-lesson.ts';
import { sendMessage } from './send-message.ts';
import type { TaughtCourseware, TaughtLesson } from './taught-lesson.ts';

/** A courseware that is opened again within this time is taught in the same lesson, milliseconds. */
const RESUME_MS = 3 * 3_600_000;
/** A power cut loses no more than this of how long a page stood there, milliseconds. */
const NOTE_EVERY_MS = 10_000;

/**
 * Begins a lesson, or goes on with the one that was being taught here from this courseware. Undefined where another
 * window of this browser teaches it: that one says what happens.
 */
export async function teachLesson(
  userId: string,
  { id: coursewareId, name }: TaughtCourseware,
): Promise<TaughtLesson | undefined> {
  const letGo = await hold(coursewareId);
  if (!letGo) return undefined;
  const outbox = outboxOf(userId);
  const kept = new KeptLessons(userId);
  const now = Date.now();
  let classId: string | null = null;
  // Known long before the lesson counts. Without a network it is among what the browser keeps; else there is no class.
  windowClasses.chosenClass(userId).then(
    (chosen) => {
      classId = chosen?.class_id ?? null;
    },
    () => undefined,
  );
  await endLeft(kept, outbox, coursewareId, now);
  const lesson = new RunningLesson(kept.of(coursewareId) ?? newLesson(coursewareId, now), {
    now: Date.now,
    keep: (notes) => kept.keep(coursewareId, notes),
    tell: (message) => void outbox.add(message),
    about: () => ({ name: name(), classId }),
  });
  const stop = follow(lesson, outbox);
  const leave = (): void => {
    stop();
    letGo();
  };
  return {
    id: lesson.id,
    showPage: (pageId, number) => lesson.showPage(pageId, number),
    add: (event) => lesson.add(event),
    end() {
      lesson.end();
      leave();
    },
    leave() {
      lesson.note();
      leave();
    },
  };
}

/** Sends what waits of lessons that were taught without a network; until it is disposed, whenever there is one. */
export function sendLessons(userId: string): () => void {
  const outbox = outboxOf(userId);
  void outbox.deliver();
  return connection.subscribe(() => connection.get() && void outbox.deliver());
}

/** One for each user and window, as long as the window: what waits is sent after the lesson too. */
const outboxes = new Map<string, LessonOutbox>();

function outboxOf(userId: string): LessonOutbox {
  const outbox =
    outboxes.get(userId) ??
    new LessonOutbox({
      table: new BrowserOutboxTable(userId),
      send: (message) => sendMessage(userId, message),
      alone: (work) => withLock(`lessons-${userId}`, work),
      later(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    });
  outboxes.set(userId, outbox);
  return outbox;
}

/** Ends the lessons that nobody ended: of other coursewares, and of this one when it was left long ago. */
async function endLeft(
  kept: KeptLessons,
  outbox: LessonOutbox,
  coursewareId: string,
  now: number,
): Promise<void> {
  for (const notes of kept.all()) {
    const isThis = notes.coursewareId === coursewareId;
    if (isThis && now - notes.lastAt < RESUME_MS) continue;
    const letGo = isThis ? () => undefined : await hold(notes.coursewareId);
    if (!letGo) continue;
    new RunningLesson(notes, {
      now: () => notes.lastAt,
      keep: (over) => kept.keep(notes.coursewareId, over),
      tell: (message) => void outbox.add(message),
    }).end(notes.lastAt);
    letGo();
  }
}

function follow(lesson: RunningLesson, outbox: LessonOutbox): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const noting = setInterval(() => lesson.note(), NOTE_EVERY_MS);
  addEventListener('pagehide', () => lesson.note(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => lesson.setInSight(document.visibilityState === 'visible'),
    { signal },
  );
  const stop = connection.subscribe(() => connection.get() && void outbox.deliver());
  return () => {
    abort.abort();
    clearInterval(noting);
    stop();
  };
}

/** Makes this window the one that teaches a courseware, until what is answered is called; undefined: another one is. */
function hold(coursewareId: string): Promise<(() => void) | undefined> {
  // Missing on pages that are no secure context, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const asked = locks.request(`lectern-lesson-${coursewareId}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(undefined);
      return new Promise<void>((letGo) => resolve(letGo));
    });
    // A browser that has no locks for this page: nobody else has them either.
    asked.catch(() => resolve(() => undefined));
  });
}
