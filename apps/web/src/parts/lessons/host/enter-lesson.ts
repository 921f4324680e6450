import type { HostAnswer, HostedLesson } from '@lectern/protocol/lesson-hosts';
import { type LessonNotes, newLesson } from '../kept/running-lesson.ts';

/** The server is waited for so long before the class begins without its word, milliseconds. */
const ANSWER_MS = 5_000;

/** How a teacher comes to a lesson. */
export type Entry =
  /** He opens the courseware: with the lesson that goes on, if one does. */
  | { readonly how: 'enter' }
  /** With the lesson that another device teaches, which stops there. */
  | { readonly how: 'take'; readonly lesson: HostedLesson }
  /** With a new lesson beside the one that another device teaches. */
  | { readonly how: 'beside' };

export type Entered =
  | {
      readonly type: 'here';
      readonly notes: LessonNotes;
      /** Another device taught it until now: where it stands says the lesson's document. */
      readonly adopted: boolean;
    }
  /** Another device teaches this lesson. */
  | { readonly type: 'elsewhere'; readonly lesson: HostedLesson }
  /** The lesson that was to be taken over has ended. */
  | { readonly type: 'over' };

/** What the server is told of a lesson and its panel (`hostLesson`). */
export interface HostAsked {
  readonly lessonId: string;
  readonly how: 'enter' | 'keep' | 'take';
  readonly beginAt: number;
  readonly silentMs?: number;
}

export interface EnterPorts {
  /** Resolves when the server has heard what this browser had to tell it, such as that a lesson is over. */
  readonly told: () => Promise<unknown>;
  /** Rejects where the server cannot be asked. */
  readonly ask: (asked: HostAsked) => Promise<HostAnswer>;
  readonly hasNetwork: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly later: (milliseconds: number, work: () => void) => () => void;
  /** Nobody goes on here with what was taught here until then. */
  readonly endKept: (notes: LessonNotes) => void;
}

/**
 * Which lesson of a courseware is taught here. `kept`: what was taught in this browser and may go on. Without a word from
 * the server it is that one, or a new one: `HostLease` settles it later.
 */
export async function enterLesson(
  coursewareId: string,
  kept: LessonNotes | undefined,
  entry: Entry,
  ports: EnterPorts,
): Promise<Entered> {
  const now = ports.now();
  const go = (notes: LessonNotes, adopted = false): Entered => {
    if (kept && kept.id !== notes.id) ports.endKept(kept);
    return { type: 'here', notes, adopted };
  };
  const adopt = (lesson: HostedLesson): Entered =>
    go(
      kept?.id === lesson.id
        ? { ...kept, told: kept.told || lesson.told }
        : adopted(coursewareId, lesson, now),
      true,
    );
  if (entry.how === 'take') {
    const { lesson } = entry;
    const answer = await answerOf(ports, { lessonId: lesson.id, how: 'take', beginAt: lesson.begin_at });
    return answer?.state === 'over' ? { type: 'over' } : adopt(answer?.lesson ?? lesson);
  }
  const fresh = newLesson(coursewareId, now);
  if (entry.how === 'beside') {
    await answerOf(ports, { lessonId: fresh.id, how: 'keep', beginAt: now });
    return go(fresh);
  }
  const own = kept ?? fresh;
  const answer = await answerOf(ports, {
    lessonId: own.id,
    how: 'enter',
    beginAt: own.beginAt,
    ...(kept && { silentMs: Math.max(0, now - kept.lastAt) }),
  });
  switch (answer?.state) {
    case 'elsewhere':
      return { type: 'elsewhere', lesson: answer.lesson };
    case 'over':
      // The lesson was ended on another device.
      if (!kept) return go(own);
      ports.endKept(kept);
      return await enterLesson(coursewareId, undefined, entry, ports);
    case 'here':
      return answer.lesson.id === own.id ? go(own) : adopt(answer.lesson);
    default:
      return go(own);
  }
}

/** Undefined where the server says nothing in time. */
async function answerOf(ports: EnterPorts, asked: HostAsked): Promise<HostAnswer | undefined> {
  if (!ports.hasNetwork()) return undefined;
  let stop = (): void => undefined;
  const late = new Promise<undefined>((resolve) => {
    stop = ports.later(ANSWER_MS, () => resolve(undefined));
  });
  try {
    // A lesson that was ended a moment ago would be gone on with by a server that does not know.
    return await Promise.race([ports.told().then(() => ports.ask(asked)), late]);
  } catch {
    return undefined;
  } finally {
    stop();
  }
}

function adopted(coursewareId: string, lesson: HostedLesson, now: number): LessonNotes {
  const { id, begin_at, class_id, told } = lesson;
  return { ...newLesson(coursewareId, now), id, beginAt: begin_at, classId: class_id, told, counts: true };
}
