import { setTimeout } from 'node:timers/promises';
import { LecternError } from '@lectern/protocol';

/** How long work waits for files that are away, milliseconds. */
export interface AwayPatience {
  /** Before it is tried again; twice as much each time. */
  readonly firstMs: number;
  readonly longestMs: number;
  readonly altogetherMs: number;
}

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
  const end = performance.now() + altogetherMs;
  for (let pause = firstMs; ; pause = Math.min(longestMs, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      const isAway = error instanceof LecternError && error.code === 'FILES_UNAVAILABLE';
      if (!isAway || signal.aborted || performance.now() + pause > end) throw error;
    }
    await onAway();
    await setTimeout(pause, undefined, { signal });
  }
}
