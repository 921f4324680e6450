import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { type ErrorCode, type ErrorDetails, LecternError } from '@lectern/protocol';
import { type TurnLimits, Turns } from '../turns.ts';

const ENTRY = new URL('./compiled-once.thread.ts', import.meta.url);
const SOURCES = new URL('../../', import.meta.url).href;

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
  const workerData: ThreadStart = { module: threadFile(module).href, cache: process.env.NODE_COMPILE_CACHE };
  // The thread has no access to secrets in the environment.
  return new Worker(ENTRY, { env: {}, resourceLimits, workerData });
}

/**
 * The bundle of a thread's module in the folder that LECTERN_THREADS names, which scripts/build-web.mjs builds: it starts
 * in a third of the time. Without one the module itself is the file.
 */
function threadFile(module: URL): URL {
  const folder = process.env.LECTERN_THREADS;
  if (!folder || !module.href.startsWith(SOURCES)) return module;
  const name = module.href.slice(SOURCES.length).replaceAll('/', '-').replace(/\.ts$/, '.js');
  const file = path.join(folder, name);
  return existsSync(file) ? pathToFileURL(file) : module;
}

/** Messages from such a thread for each question (see `answerQuestions`). */
export type ThreadAnswer<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly details: ErrorDetails }
  | { readonly kind: 'failed'; readonly message: string };

export interface ThreadWorkLimits extends Omit<TurnLimits, 'atOnce'> {
  /** Time for one question, milliseconds. */
  readonly totalMs: number;
  /** Heap of the thread, megabytes. */
  readonly heapMb: number;
  /** Idle time after which a thread is ended, milliseconds. */
  readonly idleMs: number;
}

/**
 * Questions that one thread answers, one after another, because the work would block the event loop. The first question
 * starts the thread. When a question exceeds its time or memory, the thread is ended and only that question fails.
 */
export class ThreadWork<Question, Answer> {
  readonly #thread: URL;
  readonly #limits: ThreadWorkLimits;
  readonly #turns: Turns;
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(thread: URL, limits: ThreadWorkLimits) {
    this.#thread = thread;
    this.#limits = limits;
    this.#turns = new Turns({ ...limits, atOnce: 1 });
  }

  /**
   * `question` is called when its turn has come. `user`: the user for whom the work is done, whose concurrent questions
   * are limited. Throws TOO_MANY_REQUESTS, EXPORT_TOO_SLOW, EXPORT_TOO_COMPLEX, NOT_READY after `close`, the thread's
   * own LecternErrors, and the signal's reason.
   */
  async ask(
    question: () => Promise<Question> | Question,
    user?: string,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const leave = await this.#turns.take(user, signal);
    clearTimeout(this.#idle);
    try {
      if (this.#closed) throw new LecternError('NOT_READY');
      const asked = await question();
      this.#worker ??= this.#start();
      return await this.#converse(this.#worker, asked, signal);
    } catch (error) {
      // After these errors the thread is idle: it refused the question, or never got it. After other errors it is
      // replaced.
      const refused = error instanceof LecternError && !error.code.startsWith('EXPORT_TOO_');
      if (!refused || signal?.aborted) await this.#end();
      throw error;
    } finally {
      this.#endWhenIdle();
      leave();
    }
  }

  /** Whether the thread is idle. */
  get isFree(): boolean {
    return this.#turns.isFree;
  }

  /** Makes the thread load its code before the first question, which then need not wait for it. */
  prepare(): void {
    if (this.#closed || this.#worker) return;
    this.#worker = this.#start();
    this.#endWhenIdle();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await this.#end();
  }

  #start(): Worker {
    const { heapMb } = this.#limits;
    const worker = startThread(this.#thread, {
      maxOldGenerationSizeMb: heapMb,
      maxYoungGenerationSizeMb: 32,
    });
    // Between two questions only this listener sees an error, and the next question starts another thread.
    worker.on('error', () => this.#drop(worker));
    worker.on('exit', () => this.#drop(worker));
    worker.unref();
    return worker;
  }

  #drop(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#end(), this.#limits.idleMs).unref();
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #converse(worker: Worker, question: Question, signal: AbortSignal | undefined): Promise<Answer> {
    const { totalMs } = this.#limits;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const seconds = Math.ceil(totalMs / 1000);
    const timer = setTimeout(() => reject(new LecternError('EXPORT_TOO_SLOW', { seconds })), totalMs);
    const gone = () => reject(signal?.reason);
    const said = (answer: ThreadAnswer<Answer>) => {
      if (answer.kind === 'done') resolve(answer.answer);
      else if (answer.kind === 'refused') reject(new LecternError(answer.code, answer.details));
      else reject(new Error(`a thread failed: ${answer.message}`));
    };
    const broke = (error: Error) => {
      const code = 'code' in error ? error.code : undefined;
      reject(code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LecternError('EXPORT_TOO_COMPLEX') : error);
    };
    const ended = (code: number) => reject(new Error(`a thread exited with ${code} before it responded`));
    signal?.addEventListener('abort', gone, { once: true });
    worker.on('message', said).on('error', broke).on('exit', ended);
    worker.ref();
    worker.postMessage(question);
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', gone);
      worker.off('message', said).off('error', broke).off('exit', ended);
      worker.unref();
    });
  }
}
