import type { Worker } from 'node:worker_threads';

/** Time for a thread to end by itself, milliseconds. */
const TIDY_MS = 3_000;

/** Time for a terminated thread to end, milliseconds; it may never end (scripts/exit-of.mjs). */
const END_MS = 10_000;

/**
 * Resolves when a thread that has answered has ended. A thread that does not end by itself is terminated. If it does
 * not end even then, it is not awaited any more, so that the next in the queue can start.
 */
export async function seeOff(worker: Worker, tidyMs = TIDY_MS, endMs = END_MS): Promise<void> {
  if (isGone(worker)) return;
  worker.unref();
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, tidyMs).unref();
    worker.once('exit', () => {
      clearTimeout(late);
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(resolve, endMs).unref();
    worker.terminate().then(() => {
      clearTimeout(late);
      resolve();
    }, reject);
  });
}

function isGone({ threadId }: Worker): boolean {
  return threadId < 0;
}
