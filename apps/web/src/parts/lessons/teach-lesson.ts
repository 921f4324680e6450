import { Emitter, newId } from '@lectern/base';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { connection } from '../../platform/connection/window-connection.ts';
import { subscribePush } from '../../platform/push/window-push.ts';
import { countsForClass } from './counting-events.ts';
import { type Entered, type Entry, enterLesson } from './enter-lesson.ts';
import { askHost, letHostGo } from './host-calls.ts';
import { HostLease } from './host-lease.ts';
import { goesOn, KeptLessons } from './kept-lessons.ts';
import { LessonClass } from './lesson-class.ts';
import { LessonHome } from './lesson-home.ts';
import type { LessonOutbox } from './lesson-outbox.ts';
import { outboxOf } from './lesson-outboxes.ts';
import { KeptStand, standOf } from './lesson-stand.ts';
import { type LessonNotes, newLesson, RunningLesson } from './running-lesson.ts';
import { sendLeftDocuments } from './send-left-documents.ts';
import { takesOver } from './take-over.ts';
import type { LessonLoss, TaughtCourseware, TaughtLesson, Teaching } from './taught-lesson.ts';
import { holdWindow } from './window-lock.ts';

/** A power cut loses no more than this of how long a page stood there, milliseconds. */
const NOTE_EVERY_MS = 10_000;
/** What another device wrote is waited for so long before the class goes on without it, milliseconds. */
const ARRIVES_MS = 8_000;

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
  const lesson = await teach(userId, courseware, { ...entered, kept, home, letGo }, (lose) => {
    taken = lose;
  });
  return { type: 'here', lesson };
}

interface Begun extends Extract<Entered, { type: 'here' }> {
  readonly kept: KeptLessons;
  readonly home: LessonHome;
  /** Another window of this browser may teach the courseware. */
  readonly letGo: () => void;
}

/** `onTaken`: is given what is to be called when another window of this browser teaches the lesson. */
async function teach(
  userId: string,
  { id: coursewareId, name, onGoing, onLost, onEnded }: TaughtCourseware,
  { notes, adopted, kept, home, letGo }: Begun,
  onTaken: (lose: () => void) => void,
): Promise<TaughtLesson> {
  const outbox = outboxOf(userId);
  const { document } = home;
  const taught = new LessonClass(userId, notes.told ? notes.classId : undefined);
  /** The server keeps the lesson, and has said so. */
  const known = new Emitter();
  const arrives = new Promise<unknown>((resolve) => {
    later(ARRIVES_MS, () => resolve(false));
    known.subscribe(() => resolve(home.isSynced(ARRIVES_MS)));
  });
  const stopHearing = outbox.onStored((message) => {
    if (message.kind !== 'begin' || message.lessonId !== notes.id) return;
    home.connect();
    known.emit();
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
      if (message.kind === 'events') for (const event of message.events) document.add(event);
    },
    about: () => (taught.isKnown ? about() : undefined),
    aboutAtLast: about,
  });
  const stopAsking = taught.taught.subscribe(() => lesson.note());
  if (adopted) {
    lesson.note();
    await arrives;
  }
  const stands = adopted ? standOf(document) : undefined;
  const stand = new KeptStand(document, later);
  const lease = coursewareId === '' ? undefined : hold();
  const stop = follow(lesson, home, outbox, lease);
  const unfollow = (letHostGo: boolean): void => {
    stop();
    stopAsking();
    lease?.end(letHostGo);
    stand.dispose();
    letGo();
  };
  function hold(): HostLease {
    return holdLease(userId, coursewareId, notes, {
      onLost: (answer) =>
        lose(answer.state === 'over' ? { by: 'end' } : { by: 'device', lesson: answer.lesson }),
      onWanted: () => lesson.count(),
    });
  }
  let isGone = false;
  function lose(loss: LessonLoss): void {
    if (isGone) return;
    onGoing?.();
    isGone = true;
    unfollow(false);
    if (loss.by === 'window') {
      // The other window goes on with what is kept: nothing more is noted here.
      stopHearing();
      void home.leave(false);
    } else {
      lesson.giveAway();
      void sendAll();
    }
    onLost(loss);
  }
  /** Another device goes on with it: it has to have all that was done here, and nothing of it is kept when it has. */
  async function sendAll(): Promise<void> {
    await told;
    await outbox.deliver();
    stopHearing();
    await home.leave(true);
  }
  onTaken(() => lose({ by: 'window' }));
  const end = (): void => {
    if (isGone) return;
    isGone = true;
    lesson.end();
    // The end itself lets the host go, and does so after all that was told before it.
    unfollow(!lesson.isTold);
    stopHearing();
    void (lesson.isTold ? home.leave(true) : home.drop());
  };
  const weight = (): 'nothing' | 'lesson' | 'class' => {
    if (document.events.get().some(countsForClass)) return 'class';
    return lesson.isTold ? 'lesson' : 'nothing';
  };
  const say = (event: ClassEvent): void => {
    document.add(event);
    lesson.add(event);
  };
  return {
    kind: 'taught',
    id: lesson.id,
    stands,
    classTaught: taught.taught,
    askClass: () => void taught.ask(),
    classes: () => taught.others(),
    weight,
    async chooseClass(chosen, where) {
      const anew = where === 'anew' || weight() === 'class';
      await taught.choose(chosen, !anew);
      if (!anew) return lesson.teachClass(chosen);
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
    showPage(pageId, number) {
      lesson.showPage(pageId, number);
      stand.showPage(pageId);
    },
    showSteps(pageId, steps) {
      lesson.showSteps(pageId, steps);
      stand.showSteps(pageId, steps);
    },
    end,
    leave() {
      if (isGone) return;
      isGone = true;
      lesson.note();
      unfollow(true);
      stopHearing();
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
    ask: (asked) => askHost(userId, coursewareId, asked),
    hasNetwork: () => connection.get(),
    now: Date.now,
    later,
    endKept: (notes) => void endNotes(userId, kept, notes),
  });
}

/** Ends the lessons that nobody ended: of other coursewares, and of this one when it was left long ago. */
async function endLeft(userId: string, kept: KeptLessons, coursewareId: string, now: number): Promise<void> {
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
async function endNotes(userId: string, kept: KeptLessons, notes: LessonNotes): Promise<void> {
  const left = new RunningLesson(notes, {
    now: () => notes.lastAt,
    keep: (over) => kept.keep(notes.coursewareId, over),
    tell: (message) => void outboxOf(userId).add(message),
  });
  left.end(notes.lastAt);
  // What was told is sent with all that waits; the rest was only a look at the slides.
  if (!left.isTold) await (await LessonHome.open(userId, notes.id)).drop();
}

function holdLease(
  userId: string,
  coursewareId: string,
  { id, beginAt }: LessonNotes,
  heard: Pick<ConstructorParameters<typeof HostLease>[0], 'onLost' | 'onWanted'>,
): HostLease {
  return new HostLease({
    keep: () => askHost(userId, coursewareId, { lessonId: id, how: 'keep', beginAt }),
    letGo: () => letHostGo(userId, id),
    later,
    ...heard,
  });
}

function follow(
  lesson: RunningLesson,
  home: LessonHome,
  outbox: LessonOutbox,
  lease: HostLease | undefined,
): () => void {
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
  const onVisibility = (): void => {
    look();
    // One that goes out of sight may be closed: only a renewal later says that it is out of sight, and lasts for longer.
    if (document.visibilityState === 'visible') lease?.ask();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  const stop = connection.subscribe(() => {
    if (!connection.get()) return;
    void outbox.deliver();
    home.reconnect();
    lease?.ask();
  });
  const stopPush =
    lease &&
    subscribePush({
      onMessage: (message) => {
        if (message.kind === 'lesson_host' && message.lesson_id === lesson.id) lease.ask(true);
      },
      // A word may have been lost while the socket was not there.
      onReady: () => lease.ask(),
    });
  return () => {
    abort.abort();
    clearInterval(noting);
    stop();
    stopPush?.();
  };
}

function later(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
