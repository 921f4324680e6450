import { type ResourceLimits, Worker } from 'node:worker_threads';

const ENTRY = new URL('./compiled-once.thread.ts', import.meta.url);

/** Data for `compiled-once.thread.ts`. */
export interface ThreadStart {
  /** URL of the thread's own module. */
  readonly module: string;
  /** Folder of Node's compile cache, if the program has one. */
  readonly cache: string | undefined;
}

/**
 * Starts a thread that runs `module`. Node compiles a thread's imports again for each thread, even if the program's own
 * modules are cached (NODE_COMPILE_CACHE); these threads use the same cache folder, which halves their start.
 */
export function startThread(module: URL, resourceLimits: ResourceLimits): Worker {
  const workerData: ThreadStart = { module: module.href, cache: process.env.NODE_COMPILE_CACHE };
  // The thread has no access to secrets in the environment.
  return new Worker(ENTRY, { env: {}, resourceLimits, workerData });
}
