import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { newId } from '@lectern/base';
import { type Language, LecternError } from '@lectern/protocol';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import { ownBuffers } from '../../../platform/memory.ts';
import { seeOff } from '../../../platform/threads/see-off.ts';
import { startThread } from '../../../platform/threads/thread-work.ts';
import { type TurnLimits, Turns } from '../../../platform/turns.ts';
import type { PageComments, WriterAnswer, WriterRequest, WrittenForm } from './writer-words.ts';

export interface CoursewareWriterLimits extends TurnLimits {
  /** From the start of the thread to the finished file, milliseconds. */
  readonly totalMs: number;
  /** Heap of the thread, megabytes; pictures and videos are not on the heap. */
  readonly heapMb: number;
}

export const defaultWriterLimits: CoursewareWriterLimits = {
  // One core stays free for all other work.
  atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 20,
  ofOne: 3,
  totalMs: 60_000,
  heapMb: 512,
};

export interface CoursewareWork {
  readonly form: WrittenForm;
  /** The kind that the manifest of an `.ndpx` names. Default: a courseware. */
  readonly documentKind?: RecordsKindCode | undefined;
  /** Loads the courseware as Yjs V1 updates when the turn of this work has come. */
  readonly updates: () => Promise<readonly Uint8Array[]>;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * PNG pictures, by element id, of elements that only the stage draws (subject tools, formulas); used for
   * presentations.
   */
  readonly pictures?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Receives the elements of a presentation whose rewritten formulas had no picture. */
  readonly undrawn?: ((elementIds: readonly string[]) => void) | undefined;
  /** Comments of each page, by the page's id. */
  readonly comments?: PageComments | undefined;
  readonly unsaid?: boolean;
  /** The language in which a presentation has keys of questions in its notes; left out without keys. */
  readonly keys?: Language | undefined;
  /** Loads the bytes of assets that the courseware may use; an error that it throws ends the work. */
  readonly assets: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** The user who asked, whose concurrent calls are limited; omitted for internal jobs. */
  readonly userId?: string | undefined;
  /** Aborts the work. */
  readonly signal?: AbortSignal | undefined;
}

/** Writing a presentation on top of the imported file failed. */
class OnOriginal extends Error {
  override readonly name = 'OnOriginal';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface Written {
  readonly file: Uint8Array;
  /** Resolves when the thread has ended. */
  readonly gone: Promise<unknown>;
}

const THREAD = new URL('./courseware-writer.thread.ts', import.meta.url);

/** Writes coursewares as files, each in a separate thread, so that a large one delays no other request. */
export class CoursewareWriter {
  readonly #limits: CoursewareWriterLimits;
  readonly #problem: (message: string) => void;
  readonly #thread: URL;
  readonly #running = new Set<Worker>();
  readonly #turns: Turns;
  #closed = false;

  /** `problem` receives the reason why the imported file could not be used. `thread`: tests pass a faulty one. */
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
   * Throws EXPORT_TOO_SLOW, EXPORT_TOO_COMPLEX, EXPORT_BROKEN, TOO_MANY_REQUESTS, NOT_READY after `close`, the errors
   * of `assets`, and the signal's reason.
   */
  async write(work: CoursewareWork): Promise<Uint8Array> {
    const leave = await this.#turns.take(work.userId, work.signal);
    try {
      if (this.#closed) throw new LecternError('NOT_READY');
      const updates = await work.updates();
      const { file, gone } = await this.#tried(work, updates);
      // The next call waits for the thread's end, this caller does not.
      void gone.finally(leave);
      return file;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /**
   * Writes on top of the imported file. If that file makes the work too large, every part is written again without it.
   */
  async #tried(work: CoursewareWork, updates: readonly Uint8Array[]): Promise<Written> {
    try {
      return await this.#written(work, updates, false);
    } catch (error) {
      if (!(error instanceof OnOriginal)) throw error;
      if (this.#closed) throw error.cause;
      this.#problem(`an export could not be based on the imported file: ${error.message}`);
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

  /** Stops the file that is being written; waiting calls are rejected with NOT_READY. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#running].map((worker) => worker.terminate()));
  }

  /** Logs the broken rules under an id, which the error contains. */
  #broken(rules: readonly string[]): LecternError {
    const id = newId();
    this.#problem(`an export was not handed out (${id}): ${rules.slice(0, 20).join('; ')}`);
    return new LecternError('EXPORT_BROKEN', { id });
  }

  #converse(
    worker: Worker,
    {
      form,
      documentKind = 'coursewares',
      title,
      now,
      pictures = new Map(),
      undrawn,
      comments = new Map(),
      unsaid = false,
      keys,
      assets,
      signal,
    }: CoursewareWork,
    updates: readonly Uint8Array[],
    anew: boolean,
  ): Promise<Uint8Array> {
    const { totalMs } = this.#limits;
    return new Promise<Uint8Array>((resolve, reject) => {
      let onOriginal = false;
      /** The imported file may be the cause of exceeding the limits; without it the courseware can still be written. */
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
        else refuse(new Error(`failed to write a courseware: ${answer.message}`));
      });
      worker.once('error', (error) => {
        settle();
        const code = 'code' in error ? error.code : undefined;
        refuse(code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LecternError('EXPORT_TOO_COMPLEX') : error);
      });
      worker.once('exit', (code) => {
        settle();
        reject(new Error(`the thread that writes a courseware exited with ${code}`));
      });
      tell(worker, {
        kind: 'write',
        form,
        documentKind,
        updates,
        title,
        now,
        pictures,
        comments,
        unsaid,
        keys,
        anew,
      });
    });
  }
}

function tell(worker: Worker, request: WriterRequest, moved: readonly ArrayBuffer[] = []): void {
  worker.postMessage(request, [...moved]);
}
