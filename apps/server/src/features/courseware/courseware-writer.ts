import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { ownBuffers } from '../../platform/threads/own-buffers.ts';
import { seeOff } from '../../platform/threads/see-off.ts';
import { startThread } from '../../platform/threads/start-thread.ts';
import { type TurnLimits, Turns } from '../../platform/turns.ts';
import type { PageComments, WriterAnswer, WriterRequest, WrittenForm } from './writer-words.ts';

export interface CoursewareWriterLimits extends TurnLimits {
  /** From the thread's start to the file, milliseconds. */
  readonly totalMs: number;
  /** Of the thread's heap, megabytes; pictures and films are not on it. */
  readonly heapMb: number;
}

export const defaultWriterLimits: CoursewareWriterLimits = {
  // One core is left to everybody else.
  atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 20,
  ofOne: 3,
  totalMs: 60_000,
  heapMb: 512,
};

export interface CoursewareWork {
  readonly form: WrittenForm;
  /** The courseware as Yjs V1 updates, read when it is their turn. */
  readonly updates: () => Promise<readonly Uint8Array[]>;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * PNG pictures, by element id, of elements that only the stage draws (subject tools, formulas); used for presentations.
   */
  readonly pictures?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Receives the elements of a presentation whose rewritten formulas had no picture. */
  readonly undrawn?: ((elementIds: readonly string[]) => void) | undefined;
  /** What is said of each page, by its id. */
  readonly comments?: PageComments | undefined;
  readonly unsaid?: boolean;
  /** The bytes of those assets that the courseware may use; what it throws ends the work. */
  readonly assets: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** The user who asked, who may have only so many at once; left out for the program's own jobs. */
  readonly userId?: string | undefined;
  /** Ends the work. */
  readonly signal?: AbortSignal | undefined;
}

/** A presentation could not be written while it stood on the file that was imported. */
class OnOriginal extends Error {
  override readonly name = 'OnOriginal';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface Written {
  readonly file: Uint8Array;
  /** Settles when the thread has ended. */
  readonly gone: Promise<unknown>;
}

const THREAD = new URL('./courseware-writer.thread.ts', import.meta.url);

/** Writes coursewares as files, each in a thread of its own: the largest one keeps nobody else's request waiting. */
export class CoursewareWriter {
  readonly #limits: CoursewareWriterLimits;
  readonly #problem: (message: string) => void;
  readonly #thread: URL;
  readonly #running = new Set<Worker>();
  readonly #turns: Turns;
  #closed = false;

  /** `problem` hears why a file that was imported could not be stood on. `thread`: tests give one that does ill. */
  constructor(
    limits: CoursewareWriterLimits = defaultWriterLimits,
    problem: (message: string) => void = () => undefined,
    thread: URL = THREAD,
  ) {
    this.#limits = limits;
    this.#turns = new Turns(limits);
    this.#problem = problem;
    this.#thread = thread;
  }

  /**
   * Throws EXPORT_TOO_SLOW, EXPORT_TOO_COMPLEX, EXPORT_BROKEN, TOO_MANY_REQUESTS, NOT_READY after `close`, what
   * `assets` throws, and the signal's reason.
   */
  async write(work: CoursewareWork): Promise<Uint8Array> {
    const leave = await this.#turns.take(work.userId, work.signal);
    try {
      if (this.#closed) throw new LecternError('NOT_READY');
      const updates = await work.updates();
      const { file, gone } = await this.#tried(work, updates);
      // Its end is not waited for by who asked, but by the next in turn.
      void gone.finally(leave);
      return file;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Writes on top of the imported file. If that file makes the work too large, every part is written anew without it. */
  async #tried(work: CoursewareWork, updates: readonly Uint8Array[]): Promise<Written> {
    try {
      return await this.#written(work, updates, false);
    } catch (error) {
      if (!(error instanceof OnOriginal)) throw error;
      if (this.#closed) throw error.cause;
      this.#problem(`an export could not stand on the file that was imported: ${error.message}`);
      return await this.#written(work, updates, true);
    }
  }

  async #written(work: CoursewareWork, updates: readonly Uint8Array[], anew: boolean): Promise<Written> {
    const worker = startThread(this.#thread, {
      maxOldGenerationSizeMb: this.#limits.heapMb,
      maxYoungGenerationSizeMb: 64,
    });
    this.#running.add(worker);
    const forget = () => this.#running.delete(worker);
    try {
      const file = await this.#converse(worker, work, updates, anew);
      return { file, gone: seeOff(worker).finally(forget) };
    } catch (error) {
      await worker.terminate().finally(forget);
      throw error;
    }
  }

  /** Ends what is being written; who waits is told that the server is not ready. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#running].map((worker) => worker.terminate()));
  }

  /** What is wrong goes into the log, under an id that is told. */
  #broken(rules: readonly string[]): LecternError {
    const id = newId();
    this.#problem(`an export was not handed out (${id}): ${rules.slice(0, 20).join('; ')}`);
    return new LecternError('EXPORT_BROKEN', { id });
  }

  #converse(
    worker: Worker,
    {
      form,
      title,
      now,
      pictures = new Map(),
      undrawn,
      comments = new Map(),
      unsaid = false,
      assets,
      signal,
    }: CoursewareWork,
    updates: readonly Uint8Array[],
    anew: boolean,
  ): Promise<Uint8Array> {
    const { totalMs } = this.#limits;
    return new Promise<Uint8Array>((resolve, reject) => {
      let onOriginal = false;
      /** The file that was imported may be what is too much: without it the courseware can still go out. */
      const refuse = (error: unknown) => reject(onOriginal ? new OnOriginal(error) : error);
      const tooSlow = new LecternError('EXPORT_TOO_SLOW', { seconds: Math.ceil(totalMs / 1000) });
      const timer = setTimeout(() => refuse(tooSlow), totalMs);
      const gone = () => {
        settle();
        reject(signal?.reason);
      };
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
      };
      signal?.addEventListener('abort', gone, { once: true });
      if (signal?.aborted) gone();
      worker.on('message', (answer: WriterAnswer) => {
        if (answer.kind === 'wanted') {
          onOriginal ||= answer.original === true;
          assets(answer.hashes).then(
            (found) => tell(worker, { kind: 'assets', assets: found }, ownBuffers(found.values())),
            (error: unknown) => {
              settle();
              reject(error);
            },
          );
          return;
        }
        settle();
        if (answer.kind === 'written' && answer.problem !== undefined) this.#problem(answer.problem);
        if (answer.kind === 'written' && answer.undrawn?.length) undrawn?.(answer.undrawn);
        if (answer.kind === 'written') resolve(answer.bytes);
        else if (answer.kind === 'broken') reject(this.#broken(answer.rules));
        else refuse(new Error(`a courseware could not be written: ${answer.message}`));
      });
      worker.once('error', (error) => {
        settle();
        const code = 'code' in error ? error.code : undefined;
        refuse(code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LecternError('EXPORT_TOO_COMPLEX') : error);
      });
      worker.once('exit', (code) => {
        settle();
        reject(new Error(`the thread that wrote a courseware ended with ${code}`));
      });
      tell(worker, { kind: 'write', form, updates, title, now, pictures, comments, unsaid, anew });
    });
  }
}

function tell(worker: Worker, request: WriterRequest, moved: readonly ArrayBuffer[] = []): void {
  worker.postMessage(request, [...moved]);
}
