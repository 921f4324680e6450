import { setTimeout } from 'node:timers/promises';
import { LecternError } from '@lectern/protocol';

/** How long work waits for files that are away, milliseconds. */
export interface AwayPatience {
  /** Before it is tried again; twice as much each time. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** From when they were found away: what was worked until then does not count. */
  readonly altogetherMs: number;
}

/** For a store that is started anew; the time that a try of a job may take must be longer. */
export const JOB_PATIENCE: AwayPatience = { firstMs: 1_000, longestMs: 15_000, altogetherMs: 180_000 };

/**
 * Does what needs the object store. While that is away the work stands still and is tried again, until the store is back,
 * the patience is at its end or the signal comes; `onAway` hears of each wait, and may end it by an error of its own.
 */
export async function whenThere<T>(
  work: () => Promise<T>,
  { firstMs, longestMs, altogetherMs }: AwayPatience,
  signal: AbortSignal,
  onAway: () => Promise<void>,
): Promise<T> {
  let end: number | undefined;
  for (let pause = firstMs; ; pause = Math.min(longestMs, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      const isAway = error instanceof LecternError && error.code === 'FILES_UNAVAILABLE';
      if (!isAway || signal.aborted) throw error;
      end ??= performance.now() + altogetherMs;
      if (performance.now() + pause > end) throw error;
    }
    await onAway();
    await setTimeout(pause, undefined, { signal });
  }
}
