import type { Dispose } from '@lectern/base';
import type { Logger } from 'pino';

/** Calls `work` once after a time, unless it is disposed before. Tests pass a timer that they control. */
export type Later = (milliseconds: number, work: () => void) => Dispose;

/** Does work that makes the first request faster, once the program has started, unless it is disposed before. */
export type WarmUp = (work: () => void) => Dispose;

/** Work that is repeated while the program runs. */
export interface RepeatedWork {
  /** Pause before each run, milliseconds; it begins when the previous run has ended. */
  readonly everyMs: number;
  /**
   * Largest random addition to each pause, milliseconds, so that processes that started together do not run together.
   */
  readonly jitterMs?: number;
  /** Pause before the first run, if different, milliseconds. */
  readonly firstAfterMs?: number;
  run(): Promise<unknown>;
  /** Log message for a run that failed. The next run takes place all the same. */
  readonly failure: string;
  readonly log: Logger;
  readonly later?: Later;
  /** At least 0 and less than 1. */
  readonly random?: () => number;
}

export interface Repeating {
  /** Starts no further run, and resolves when the run in progress has ended. */
  close(): Promise<void>;
}

/** Runs the work repeatedly, never twice at once. It does not keep the process alive. */
export function every(work: RepeatedWork): Repeating {
  const { everyMs, jitterMs = 0, firstAfterMs = everyMs, later = byTimer, random = Math.random } = work;
  let closed = false;
  let running: Promise<void> | undefined;
  let stop = wait(firstAfterMs);

  function wait(milliseconds: number): Dispose {
    return later(milliseconds + random() * jitterMs, () => {
      running = run();
    });
  }

  async function run(): Promise<void> {
    try {
      await work.run();
    } catch (error) {
      work.log.warn({ err: error }, work.failure);
    }
    if (!closed) stop = wait(everyMs);
  }

  return {
    async close() {
      closed = true;
      stop();
      await running;
    },
  };
}

/** The delay keeps the work out of the program's start, milliseconds. */
const WARM_UP_AFTER_MS = 3_000;

export const warmUpLater: WarmUp = (work) => byTimer(WARM_UP_AFTER_MS, work);

function byTimer(milliseconds: number, work: () => void): Dispose {
  const timer = setTimeout(work, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}
