import { Emitter, newId } from '@lectern/base';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { serverNow } from '../../../platform/api/session.ts';
import { later } from '../../../platform/connection/retry-timer.ts';
import { connection } from '../../../platform/connection/window-connection.ts';
import type { Entered } from '../host/enter-lesson.ts';
import { askHost, letHostGo } from '../host/host-calls.ts';
import { HostLease } from '../host/host-lease.ts';
import { EndedLessons } from '../kept/ended-lessons.ts';
import type { KeptLessons } from '../kept/kept-lessons.ts';
import type { LessonHome } from '../kept/lesson-home.ts';
import { type LessonNotes, RunningLesson } from '../kept/running-lesson.ts';
import { outboxOf } from '../outbox/lesson-outboxes.ts';
import { countsForClass } from '../record/counting-events.ts';
import { LessonClass, tellClass } from '../state/lesson-class.ts';
import { keepPanelClock } from '../state/panel-clock.ts';
import { positionOf, StoredPosition } from '../state/show-position.ts';
import type { LessonLoss, TaughtCourseware, TaughtLesson } from '../state/taught-lesson.ts';
import { followWindow } from './follow-window.ts';

/** Time limit for the document from another device, after which the lesson continues without it, milliseconds. */
export const ARRIVES_MS = 8_000;

interface Begun extends Extract<Entered, { type: 'here' }> {
  readonly kept: KeptLessons;
  readonly home: LessonHome;
  /** Releases the lock, so that another window of this browser may teach the courseware. */
  readonly letGo: () => void;
}

/**
 * Teaches a lesson in this window until it is ended, left or lost. `onTaken` receives the function to call when another
 * window of this browser takes the lesson over.
 */
export async function teachHere(
  userId: string,
  { id: coursewareId, name, onGoing, onLost, onEnded }: TaughtCourseware,
  { notes, adopted, kept, home, letGo }: Begun,
  onTaken: (lose: () => void) => void,
): Promise<TaughtLesson> {
  const outbox = outboxOf(userId);
  const { document } = home;
  const ended = new EndedLessons(userId);
  const taught = new LessonClass(userId, notes.told ? notes.classId : undefined);
  /** Emits when the server has confirmed that it stores the lesson. */
  const known = new Emitter();
  const arrives = new Promise<unknown>((resolve) => {
    // While the browser is offline no document arrives: this browser's copy is taught, and merged later.
    later(connection.get() ? ARRIVES_MS : 0, () => resolve(false));
    known.subscribe(() => resolve(home.isSynced(ARRIVES_MS)));
  });
  const stopHearing = outbox.onStored((message) => {
    if (message.kind !== 'begin' || message.lessonId !== notes.id) return;
    home.connect();
    known.emit();
  });
  /** Resolves when all messages are stored on this device. */
  let told: Promise<unknown> = Promise.resolve();
  const about = () => ({ name: name(), classId: taught.id });
  const lesson = new RunningLesson(notes, {
    now: Date.now,
    steady: () => performance.now(),
    keep: (over) => kept.keep(coursewareId, over),
    tell(message) {
      told = Promise.all([told, outbox.add(message)]);
      // The document contains all sent events, including shown pages, because a tool counts the same events as the
      // record.
      if (message.kind === 'events') for (const event of message.events) document.add(event);
    },
    about: () => (taught.isKnown ? about() : undefined),
    aboutAtLast: about,
    ended: (last) => ended.keep(last),
  });
  const stopAsking = taught.taught.subscribe(() => lesson.note());
  if (adopted) {
    lesson.note();
    await arrives;
  }
  const stands = adopted ? positionOf(document) : undefined;
  const position = new StoredPosition(document, later);
  keepPanelClock(document, serverNow() - Date.now());
  const lease = coursewareId === '' ? undefined : hold();
  const stop = followWindow(lesson, home, outbox, lease);
  const unfollow = (letHostGo: boolean): void => {
    stop();
    stopAsking();
    lease?.end(letHostGo);
    position.dispose();
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
      // Stops changing the stored notes, because the other window continues with them.
      stopHearing();
      void home.leave('goes on');
    } else {
      lesson.giveAway();
      void sendAll();
    }
    onLost(loss);
  }
  /** Sends all data to the server, because another device continues the lesson. */
  async function sendAll(): Promise<void> {
    await told;
    await outbox.deliver();
    stopHearing();
    // The teacher may take the lesson back, perhaps offline.
    ended.keepTaken(notes.id);
    await home.leave('back');
  }
  onTaken(() => lose({ by: 'window' }));
  const end = (): void => {
    if (isGone) return;
    isGone = true;
    lesson.end();
    // The `end` message itself releases the host, after all messages before it.
    unfollow(!lesson.isTold);
    stopHearing();
    void (lesson.isTold ? home.leave('back') : home.drop());
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
    now: Date.now,
    classTaught: taught.taught,
    askClass: () => void taught.ask(),
    classes: () => taught.others(),
    weight,
    async chooseClass(chosen, where) {
      const anew = where === 'anew' || weight() === 'class';
      await taught.choose(chosen, !anew);
      if (!anew) {
        tellClass(document, chosen, Date.now());
        return lesson.teachClass(chosen);
      }
      end();
      // The page is reloaded afterwards.
      await told;
      onEnded?.();
    },
    async moveSeats(moved) {
      await taught.moveSeats(moved);
      tellClass(document, taught.id, Date.now());
    },
    events: document.events,
    add(event) {
      const said = { ...event, id: newId(), at: Date.now() } as ClassEvent;
      say(said);
      return said;
    },
    answer: (given) => lesson.answer(given),
    takeBack: (eventId) => say({ id: newId(), at: Date.now(), kind: 'undone', event_id: eventId }),
    state: (toolId) => document.state(toolId),
    ink: home.ink,
    isOnlyLook: () => lesson.isOnlyLook,
    count: () => lesson.count(),
    showPage(pageId, number) {
      lesson.showPage(pageId, number);
      position.showPage(pageId);
    },
    showSteps(pageId, steps) {
      lesson.showSteps(pageId, steps);
      position.showSteps(pageId, steps);
    },
    end,
    leave() {
      if (isGone) return;
      isGone = true;
      lesson.note();
      unfollow(true);
      stopHearing();
      void home.leave('goes on');
    },
  };
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
