import { newId } from '@lectern/base';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { withLock } from '../../platform/api/lock.ts';
import { connection } from '../../platform/connection/window-connection.ts';
import { goesOn, KeptLessons } from './kept-lessons.ts';
import { LessonClass } from './lesson-class.ts';
import { LessonHome } from './lesson-home.ts';
import { LessonOutbox } from './lesson-outbox.ts';
import { BrowserOutboxTable } from './outbox-table.ts';
import { newLesson, RunningLesson } from './running-lesson.ts';
import { sendLeftDocuments } from './send-left-documents.ts';
import { sendMessage } from './send-message.ts';
import { takesOver } from './take-over.ts';
import type { TaughtCourseware, TaughtLesson } from './taught-lesson.ts';

/** A power cut loses no more than this of how long a page stood there, milliseconds. */
const NOTE_EVERY_MS = 10_000;

/**
 * Begins a lesson, or goes on with the one that was being taught here from this courseware. Undefined where another
 * window of this browser teaches it: that one says what happens, until this one takes it over (`takeOver`).
 */
export async function teachLesson(
  userId: string,
  { id: coursewareId, name, onTaken, onEnded }: TaughtCourseware,
): Promise<TaughtLesson | undefined> {
  let taken: (() => void) | undefined;
  const letGo = await hold(coursewareId, takesOver(coursewareId), () => taken?.());
  if (!letGo) return undefined;
  const outbox = outboxOf(userId);
  const kept = new KeptLessons(userId);
  const now = Date.now();
  await endLeft(userId, kept, outbox, coursewareId, now);
  const notes = kept.of(coursewareId) ?? newLesson(coursewareId, now);
  const home = await LessonHome.open(userId, notes.id);
  const taught = new LessonClass(userId, notes.told ? notes.classId : undefined);
  const stopHearing = outbox.onStored((message) => {
    if (message.kind === 'begin' && message.lessonId === notes.id) home.connect();
  });
  /** What was told is on this device when it resolves. */
  let told: Promise<unknown> = Promise.resolve();
  const about = () => ({ name: name(), classId: taught.id });
  const lesson = new RunningLesson(notes, {
    now: Date.now,
    keep: (over) => kept.keep(coursewareId, over),
    tell(message) {
      told = Promise.all([told, outbox.add(message)]);
      // The document holds all that is told, the pages that were shown too: a tool counts what the record counts.
      if (message.kind === 'events') for (const event of message.events) home.document.add(event);
    },
    about: () => (taught.isKnown ? about() : undefined),
    aboutAtLast: about,
  });
  const stopAsking = taught.taught.subscribe(() => lesson.note());
  const stop = follow(lesson, home, outbox);
  const unfollow = (): void => {
    stop();
    stopAsking();
    stopHearing();
    letGo();
  };
  taken = () => {
    // The other window goes on with what is kept: nothing more is noted here.
    unfollow();
    void home.leave(false);
    onTaken();
  };
  const end = (): void => {
    lesson.end();
    unfollow();
    void (lesson.isTold ? home.leave(true) : home.drop());
  };
  const { document } = home;
  const say = (event: ClassEvent): void => {
    document.add(event);
    lesson.add(event);
  };
  return {
    id: lesson.id,
    classTaught: taught.taught,
    askClass: () => void taught.ask(),
    classes: () => taught.others(),
    isTold: () => lesson.isTold,
    async chooseClass(chosen) {
      const anew = lesson.isTold;
      await taught.choose(chosen, !anew);
      if (!anew) return;
      end();
      // Whoever hears of it loads the page anew.
      await told;
      onEnded?.();
    },
    moveSeats: (moved) => taught.moveSeats(moved),
    events: document.events,
    add(event) {
      const said = { ...event, id: newId(), at: Date.now() } as ClassEvent;
      say(said);
      return said;
    },
    takeBack: (eventId) => say({ id: newId(), at: Date.now(), kind: 'undone', event_id: eventId }),
    state: (toolId) => document.state(toolId),
    ink: home.ink,
    count: () => lesson.count(),
    showPage: (pageId, number) => lesson.showPage(pageId, number),
    showSteps: (pageId, steps) => lesson.showSteps(pageId, steps),
    end,
    leave() {
      lesson.note();
      unfollow();
      void home.leave(false);
    },
  };
}

/** Sends what waits of lessons that were taught without a network; until it is disposed, whenever there is one. */
export function sendLessons(userId: string): () => void {
  const outbox = outboxOf(userId);
  const send = async (): Promise<void> => {
    await outbox.deliver();
    if (connection.get()) await sendLeftDocuments(userId);
  };
  void send();
  return connection.subscribe(() => connection.get() && void send());
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
  userId: string,
  kept: KeptLessons,
  outbox: LessonOutbox,
  coursewareId: string,
  now: number,
): Promise<void> {
  for (const notes of kept.all()) {
    const isThis = notes.coursewareId === coursewareId;
    if (isThis && goesOn(notes, now)) continue;
    const letGo = isThis ? () => undefined : await hold(notes.coursewareId);
    if (!letGo) continue;
    const left = new RunningLesson(notes, {
      now: () => notes.lastAt,
      keep: (over) => kept.keep(notes.coursewareId, over),
      tell: (message) => void outbox.add(message),
    });
    left.end(notes.lastAt);
    // What was told is sent with all that waits; the rest was only a look at the slides.
    if (!left.isTold) await (await LessonHome.open(userId, notes.id)).drop();
    letGo();
  }
}

function follow(lesson: RunningLesson, home: LessonHome, outbox: LessonOutbox): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const noting = setInterval(() => lesson.note(), NOTE_EVERY_MS);
  const flush = (): void => {
    lesson.note();
    home.flush();
  };
  addEventListener('pagehide', flush, { signal });
  const look = (): void => {
    lesson.setInSight(document.visibilityState === 'visible');
    if (document.visibilityState === 'hidden') home.flush();
  };
  look();
  document.addEventListener('visibilitychange', look, { signal });
  const stop = connection.subscribe(() => {
    if (!connection.get()) return;
    void outbox.deliver();
    home.reconnect();
  });
  return () => {
    abort.abort();
    clearInterval(noting);
    stop();
  };
}

/**
 * Makes this window the one that teaches a courseware, until what is answered is called; undefined: another one is, and
 * this one does not `take` it. `onTaken`: another window took it.
 */
function hold(
  coursewareId: string,
  take = false,
  onTaken: () => void = () => undefined,
): Promise<(() => void) | undefined> {
  // Missing on pages that are no secure context, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    let isHeld = false;
    const options: LockOptions = take ? { steal: true } : { ifAvailable: true };
    const asked = locks.request(`lectern-lesson-${coursewareId}`, options, (lock) => {
      if (lock === null) return resolve(undefined);
      isHeld = true;
      return new Promise<void>((letGo) => resolve(letGo));
    });
    asked.catch(() => {
      if (isHeld) onTaken();
      // A browser that has no locks for this page: nobody else has them either.
      else resolve(() => undefined);
    });
  });
}
