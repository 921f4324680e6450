import type { Worker } from 'node:worker_threads';

/** For a thread to tidy up after itself. Milliseconds. */
const TIDY_MS = 3_000;

/** Resolves when a thread that has answered is gone: it ends by itself, and is ended where it does not. */
export async function seeOff(worker: Worker, tidyMs = TIDY_MS): Promise<void> {
  if (isGone(worker)) return;
  worker.unref();
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, tidyMs).unref();
    worker.once('exit', () => {
      clearTimeout(late);
      resolve();
    });
  });
  await worker.terminate();
}

function isGone({ threadId }: Worker): boolean {
  return threadId < 0;
}
