import type { Worker } from 'node:worker_threads';
import { type ErrorCode, type ErrorDetails, LecternError } from '@lectern/protocol';
import { type TurnLimits, Turns } from '../turns.ts';
import { startThread } from './start-thread.ts';

/** What such a thread answers to each question (see `answerQuestions`). */
export type ThreadAnswer<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly details: ErrorDetails }
  | { readonly kind: 'failed'; readonly message: string };

export interface ThreadWorkLimits extends Omit<TurnLimits, 'atOnce'> {
  /** For one question, milliseconds. */
  readonly totalMs: number;
  /** Of the thread's heap, megabytes. */
  readonly heapMb: number;
  /** A thread that nobody asked for so long is ended, milliseconds. */
  readonly idleMs: number;
}

/**
 * Questions that one thread answers, one after another: what would hold the event loop up. The thread is started by the
 * first question, and ended when it takes too long or too much memory, which ends that question and no other.
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
   * `question` is put together when its turn has come. `user`: for whom it is done, who may only have so many. Throws TOO_MANY_REQUESTS, EXPORT_TOO_SLOW, EXPORT_TOO_COMPLEX,
   * NOT_READY after `close`, the thread's own LecternErrors, and the signal's reason.
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
      // A question that could not be put together never came to the thread, which is then only started anew.
      const refused = error instanceof LecternError && !error.code.startsWith('EXPORT_TOO_');
      if (!refused || signal?.aborted) await this.#end();
      throw error;
    } finally {
      this.#endWhenIdle();
      leave();
    }
  }

  /** Whether the thread has nothing to do. */
  get isFree(): boolean {
    return this.#turns.isFree;
  }

  /** Has the thread load what it needs before the first question, which then waits for none of it. */
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
    // Between two questions nobody else listens, and the next one starts another.
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
      else reject(new Error(`a thread could not do its work: ${answer.message}`));
    };
    const broke = (error: Error) => {
      const code = 'code' in error ? error.code : undefined;
      reject(code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LecternError('EXPORT_TOO_COMPLEX') : error);
    };
    const ended = (code: number) => reject(new Error(`a thread ended with ${code} before it answered`));
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
