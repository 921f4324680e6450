import type { Dispose } from '@lectern/base';
import type { Logger } from 'pino';

/** Calls `work` once after so many milliseconds, unless it is disposed before. Tests give one that they move by hand. */
export type Later = (milliseconds: number, work: () => void) => Dispose;

/** Work that is done again and again while the program runs. */
export interface RepeatedWork {
  /** The pause before each run; it begins when the run before it has ended. */
  readonly everyMs: number;
  /** Up to so much is added to each pause, so that processes that started together do not work together. */
  readonly jitterMs?: number;
  /** The pause before the first run, where it is another one. */
  readonly firstAfterMs?: number;
  run(): Promise<unknown>;
  /** Logged with the error of a run that failed, as a sentence. The next run comes all the same. */
  readonly failure: string;
  readonly log: Logger;
  readonly later?: Later;
  /** At least 0 and less than 1. */
  readonly random?: () => number;
}

export interface Repeating {
  /** Begins no further run, and resolves when the one that is under way has ended. */
  close(): Promise<void>;
}

/** Runs the work now and then, never twice at once. It keeps no process alive. */
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

function byTimer(milliseconds: number, work: () => void): Dispose {
  const timer = setTimeout(work, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}
