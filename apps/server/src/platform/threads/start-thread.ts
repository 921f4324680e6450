import { type ResourceLimits, Worker } from 'node:worker_threads';

const ENTRY = new URL('./compiled-once.thread.ts', import.meta.url);

/** What `compiled-once.thread.ts` is told. */
export interface ThreadStart {
  /** The URL of the module that is the thread's work. */
  readonly module: string;
  /** The folder of Node's compile cache, where the program was given one. */
  readonly cache: string | undefined;
}

/**
 * A thread whose work is `module`. Node compiles what a thread imports anew for each one, also where the program's own
 * modules are compiled once (NODE_COMPILE_CACHE); these threads read and fill the same folder, which halves their start.
 */
export function startThread(module: URL, resourceLimits: ResourceLimits): Worker {
  const workerData: ThreadStart = { module: module.href, cache: process.env.NODE_COMPILE_CACHE };
  // The thread sees nothing of the program's secrets.
  return new Worker(ENTRY, { env: {}, resourceLimits, workerData });
}
