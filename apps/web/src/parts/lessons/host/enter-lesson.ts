import type { HostAnswer, HostedLesson } from '@lectern/protocol/lesson-hosts';
import type { Later } from '../../../platform/connection/retry-timer.ts';
import { type LessonNotes, newLesson } from '../kept/running-lesson.ts';

/** Time limit for the server's response, after which the lesson begins without it, milliseconds. */
const ANSWER_MS = 5_000;

/** The method by which a teacher enters a lesson. */
export type Entry =
  /** Opens the courseware, resuming its lesson if there is one. */
  | { readonly how: 'enter' }
  /** Takes over the lesson that another device teaches, which stops there. */
  | { readonly how: 'take'; readonly lesson: HostedLesson }
  /** Begins a new lesson in addition to the lesson that another device teaches. */
  | { readonly how: 'beside' };

export type Entered =
  | {
      readonly type: 'here';
      readonly notes: LessonNotes;
      /** Another device taught the lesson until now: the lesson's document contains the position of the show. */
      readonly adopted: boolean;
    }
  /** Another device teaches this lesson. */
  | { readonly type: 'elsewhere'; readonly lesson: HostedLesson }
  /** The lesson that was to be taken over has ended. */
  | { readonly type: 'over' };

/** The request that registers a lesson and its panel (`hostLesson`). */
export interface HostAsked {
  readonly lessonId: string;
  readonly how: 'enter' | 'keep' | 'take';
  readonly beginAt: number;
  readonly silentMs?: number;
}

export interface EnterPorts {
  /** Resolves when the server has received this browser's messages, such as the end of a lesson. */
  readonly told: () => Promise<unknown>;
  /** Rejects when the server is unreachable. */
  readonly ask: (asked: HostAsked) => Promise<HostAnswer>;
  readonly hasNetwork: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly later: Later;
  /** Ends a lesson that was left in this browser and is not resumed. */
  readonly endKept: (notes: LessonNotes) => void;
}

/**
 * Decides which lesson of a courseware is taught in this window. `kept`: the lesson left in this browser, which may be
 * resumed. Without a response from the server that lesson or a new one is taught; `HostLease` corrects it later.
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

/** Undefined when the server does not respond in time. */
async function answerOf(ports: EnterPorts, asked: HostAsked): Promise<HostAnswer | undefined> {
  if (!ports.hasNetwork()) return undefined;
  let stop = (): void => undefined;
  const late = new Promise<undefined>((resolve) => {
    stop = ports.later(ANSWER_MS, () => resolve(undefined));
  });
  try {
    // Messages are sent first; otherwise the server could resume a lesson that ended a moment ago.
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
