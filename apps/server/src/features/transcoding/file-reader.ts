import type { Worker } from 'node:worker_threads';
import { readZipDirectory } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { seeOff } from '../../platform/threads/see-off.ts';
import { startThread } from '../../platform/threads/thread-work.ts';
import { Turns } from '../../platform/turns.ts';
import type { ReadCourseware, ReaderAnswer, ReaderRequest } from './read-file.ts';

/** Unpacked text of the largest among several hundred real decks, bytes; most decks have a tenth of it. */
const HEAVY_BYTES = 16_000_000;
/** More entries than an archive may have that is read (`defaultZipLimits`). */
const MOST_ENTRIES = 10_000;
const TEXT = /\.(xml|rels|json)$/i;

/** Whether reading a file may take some hundred megabytes, judged by the sizes of texts in its archive's directory. */
export function isHeavy(bytes: Uint8Array): boolean {
  const texts = (readZipDirectory(bytes, MOST_ENTRIES)?.entries ?? []).filter(({ name }) =>
    TEXT.test(Buffer.from(name).toString('latin1')),
  );
  return texts.reduce((sum, { size }) => sum + size, 0) > HEAVY_BYTES;
}

/** The reader crashed on this file: a program error, which a retry would only repeat. */
export class ReaderBroke extends Error {
  override readonly name = 'ReaderBroke';
}

export interface FileReaderLimits {
  /** Time for the thread to load its readers and begin, on a busy machine, milliseconds. */
  readonly startMs: number;
  /** Time without progress after which reading is aborted, milliseconds. */
  readonly silenceMs: number;
  /** Total time for a file, milliseconds. */
  readonly totalMs: number;
  /** Heap of the thread, megabytes. */
  readonly heapMb: number;
}

export const defaultReaderLimits: FileReaderLimits = {
  startMs: 60_000,
  silenceMs: 10_000,
  totalMs: 60_000,
  heapMb: 512,
};

/** A PDF is drawn page by page while it is read: its time limits are multiplied by this. */
const PDF_PATIENCE = 3;

/**
 * Delay from the start of a file until the next thread loads its readers, milliseconds; meanwhile the file is read and
 * its result is stored.
 */
const SPARE_AFTER_MS = 1_000;

const THREAD = new URL('./file-reader.thread.ts', import.meta.url);

/**
 * Reads untrusted files, each in a separate thread with limits on time and memory: a file that hangs or exhausts memory
 * ends only its thread. After `prepare`, one thread is kept ready, because loading the readers takes longer than reading
 * most files.
 */
export class FileReader {
  readonly #limits: FileReaderLimits;
  readonly #thread: URL;
  readonly #running = new Set<Worker>();
  /** Heavy files are read one at a time: two would need twice the memory of the rest of the program. */
  readonly #heavy = new Turns({
    atOnce: 1,
    waiting: Number.POSITIVE_INFINITY,
    ofOne: Number.POSITIVE_INFINITY,
  });
  #keepsSpare = false;
  #spare: Worker | undefined;
  #preparing: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(limits: FileReaderLimits = defaultReaderLimits, thread: URL = THREAD) {
    this.#limits = limits;
    this.#thread = thread;
  }

  /** Starts a thread for the next file, and later one for each file after it. */
  prepare(): void {
    this.#keepsSpare = true;
    if (this.#closed || this.#spare) return;
    const spare = this.#start();
    spare.unref();
    spare.once('error', () => this.#drop(spare));
    spare.once('exit', () => this.#drop(spare));
    this.#spare = spare;
  }

  /**
   * Throws the reader's own LecternError (FILE_CORRUPT, FILE_ENCRYPTED, FILE_EXPLODES, COURSEWARE_NEWER, …),
   * FILE_TOO_SLOW, FILE_TOO_COMPLEX, or the signal's reason.
   */
  async read(
    request: ReaderRequest,
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<ReadCourseware> {
    signal.throwIfAborted();
    const leave = isHeavy(request.bytes) ? await this.#heavy.take(undefined, signal) : () => undefined;
    if (this.#closed) {
      leave();
      throw new LecternError('NOT_READY');
    }
    const worker = this.#take();
    this.#running.add(worker);
    const gone = () => {
      this.#running.delete(worker);
      leave();
    };
    try {
      const file = await this.#converse(worker, request, signal, onProgress);
      // The result does not wait for the thread's end.
      void seeOff(worker).finally(gone);
      return file;
    } catch (error) {
      void worker.terminate().finally(gone);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#preparing);
    const threads = [...this.#running, ...(this.#spare ? [this.#spare] : [])];
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #start(): Worker {
    return startThread(this.#thread, {
      maxOldGenerationSizeMb: this.#limits.heapMb,
      maxYoungGenerationSizeMb: 64,
    });
  }

  #take(): Worker {
    const ready = this.#spare;
    this.#spare = undefined;
    ready?.removeAllListeners('error');
    ready?.removeAllListeners('exit');
    const worker = ready ?? this.#start();
    worker.ref();
    clearTimeout(this.#preparing);
    if (!this.#keepsSpare) return worker;
    // After several files in succession the next thread is needed at once; after a single file there is time.
    if (ready) this.#preparing = setTimeout(() => this.prepare(), SPARE_AFTER_MS).unref();
    else this.prepare();
    return worker;
  }

  #drop(worker: Worker): void {
    if (this.#spare === worker) this.#spare = undefined;
  }

  #converse(
    worker: Worker,
    request: ReaderRequest,
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<ReadCourseware> {
    const { startMs } = this.#limits;
    const patience = request.extension === 'pdf' ? PDF_PATIENCE : 1;
    const silenceMs = this.#limits.silenceMs * patience;
    const totalMs = this.#limits.totalMs * patience;
    return new Promise<ReadCourseware>((resolve, reject) => {
      let hasBegun = false;
      const slow = (ms: number) => () =>
        reject(new LecternError('FILE_TOO_SLOW', { seconds: Math.ceil(ms / 1000) }));
      // The thread sends its first message when it begins with the file.
      let silence = setTimeout(slow(startMs), startMs);
      const total = setTimeout(slow(startMs + totalMs), startMs + totalMs);
      const aborted = () => reject(signal.reason);
      signal.addEventListener('abort', aborted, { once: true });
      const settle = () => {
        clearTimeout(silence);
        clearTimeout(total);
        signal.removeEventListener('abort', aborted);
      };
      worker.on('message', (answer: ReaderAnswer) => {
        hasBegun = true;
        if (answer.kind === 'progress') {
          clearTimeout(silence);
          silence = setTimeout(slow(silenceMs), silenceMs);
          onProgress(answer.done, answer.total);
          return;
        }
        settle();
        if (answer.kind === 'read') resolve(answer.file);
        else if (answer.kind === 'refused') reject(new LecternError(answer.code, answer.details));
        else reject(new ReaderBroke(answer.message));
      });
      worker.once('error', (error) => {
        settle();
        const code = 'code' in error ? error.code : undefined;
        if (code === 'ERR_WORKER_OUT_OF_MEMORY') reject(new LecternError('FILE_TOO_COMPLEX'));
        // The error was thrown outside of every promise: once the file has begun, a retry would fail again.
        else reject(hasBegun ? new ReaderBroke(error.stack ?? error.message, { cause: error }) : error);
      });
      worker.once('exit', (code) => {
        settle();
        reject(new Error(`the thread that reads a file exited with ${code}`));
      });
      worker.postMessage(request);
    });
  }
}
