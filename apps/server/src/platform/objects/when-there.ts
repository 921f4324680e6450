import { setTimeout } from 'node:timers/promises';
import { LecternError } from '@lectern/protocol';

/** Time limits for work that waits for an unreachable object store, milliseconds. */
export interface AwayPatience {
  /** Pause before the first retry; doubled each time. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Total time since the store was found unreachable; work before that does not count. */
  readonly altogetherMs: number;
}

/** Enough for a restart of the store; the timeout of a job must be longer. */
export const JOB_PATIENCE: AwayPatience = { firstMs: 1_000, longestMs: 15_000, altogetherMs: 180_000 };

/**
 * Runs work that needs the object store. While the store is unreachable the work is retried, until it succeeds,
 * the patience ends or the signal aborts; `onAway` is called before each pause, and may end the waiting by throwing.
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
