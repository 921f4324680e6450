import type { Worker } from 'node:worker_threads';

/** For a thread to tidy up after itself. Milliseconds. */
const TIDY_MS = 3_000;

/** How long a terminated thread may take to end; it may never end (scripts/exit-of.mjs). Milliseconds. */
const END_MS = 10_000;

/**
 * Resolves when a thread that has answered has ended. One that does not end by itself is terminated. One that does not end
 * even then is not awaited, so that the next in the queue can start.
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
