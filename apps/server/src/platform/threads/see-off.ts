import type { Worker } from 'node:worker_threads';

/** For a thread to tidy up after itself. Milliseconds. */
const TIDY_MS = 3_000;

/** For a thread to end that was ended: it may then wait for ever (scripts/exit-of.mjs). Milliseconds. */
const END_MS = 10_000;

/**
 * Resolves when a thread that has answered is gone: it ends by itself, and is ended where it does not. One that does not
 * even then is not waited for, so that the next in turn may go on.
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
