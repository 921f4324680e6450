import { Turns } from '../../platform/turns.ts';

/** Lessons whose phones come in at the same moment: each holds a connection to the database. */
const LESSONS_AT_ONCE = 6;
/** Phones of one lesson that wait, and lessons; far more than a school has. */
const WAITING = { phones: 1_000, lessons: 1_000 };
/** Nobody is known yet. */
const ANY = Number.POSITIVE_INFINITY;

/**
 * Phones of a lesson come in one after the other, which its row sees to; here they wait for it without a connection each, so
 * that a lesson at whose door a thousand knock leaves room for all others.
 */
export class JoinTurns {
  readonly #lessons = new Map<string, Turns>();
  readonly #all = new Turns({ atOnce: LESSONS_AT_ONCE, waiting: WAITING.lessons, ofOne: ANY });

  /** Throws TOO_MANY_REQUESTS where too many wait already. */
  async in<T>(lessonId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#lessons.get(lessonId) ?? new Turns({ atOnce: 1, waiting: WAITING.phones, ofOne: ANY });
    this.#lessons.set(lessonId, own);
    const leave = await own.take(undefined);
    try {
      const leaveAll = await this.#all.take(undefined);
      try {
        return await work();
      } finally {
        leaveAll();
      }
    } finally {
      leave();
      if (own.isFree) this.#lessons.delete(lessonId);
    }
  }
}
