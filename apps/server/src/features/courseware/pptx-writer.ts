import { Worker } from 'node:worker_threads';
import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { PptxAnswer, PptxRequest } from './pptx-words.ts';

export interface PptxWriterLimits {
  /** Presentations that are written at the same time; others wait. */
  readonly atOnce: number;
  /** Whoever comes when so many wait is asked to come back. */
  readonly waiting: number;
  /** From the thread's start to the file, milliseconds. */
  readonly totalMs: number;
  /** Of the thread's heap, megabytes; pictures and films are not on it. */
  readonly heapMb: number;
}

export const defaultWriterLimits: PptxWriterLimits = {
  atOnce: 2,
  waiting: 20,
  totalMs: 60_000,
  heapMb: 768,
};

export interface PptxWork {
  /** The courseware as a Yjs V1 update. */
  readonly state: Uint8Array;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The bytes of those assets that the courseware may use; what it throws ends the work. */
  readonly assets: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
}

/** Seconds after which one who was sent away finds room again. */
const COME_BACK_SECONDS = 30;
const THREAD = new URL('./pptx-writer.thread.ts', import.meta.url);

/** Writes presentations, each in a thread of its own: a deck of a thousand pages keeps nobody else's request waiting. */
export class PptxWriter {
  readonly #limits: PptxWriterLimits;
  readonly #problem: (message: string) => void;
  readonly #thread: URL;
  readonly #running = new Set<Worker>();
  readonly #queue: (() => void)[] = [];
  #busy = 0;
  #closed = false;

  /** `problem` hears why a file that was imported could not be stood on. `thread`: tests give one that does ill. */
  constructor(
    limits: PptxWriterLimits = defaultWriterLimits,
    problem: (message: string) => void = () => undefined,
    thread: URL = THREAD,
  ) {
    this.#limits = limits;
    this.#problem = problem;
    this.#thread = thread;
  }

  /** Throws EXPORT_TOO_SLOW, EXPORT_TOO_COMPLEX, EXPORT_BROKEN, TOO_MANY_REQUESTS, NOT_READY after `close`, and what `assets` throws. */
  async write(work: PptxWork): Promise<Uint8Array> {
    await this.#turn();
    if (this.#closed) {
      this.#leave();
      throw new LecternError('NOT_READY');
    }
    const worker = new Worker(this.#thread, {
      // The thread sees nothing of the program's secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb, maxYoungGenerationSizeMb: 64 },
    });
    this.#running.add(worker);
    try {
      return await this.#converse(worker, work);
    } finally {
      this.#running.delete(worker);
      await worker.terminate();
      this.#leave();
    }
  }

  /** Ends what is being written; who waits is told that the server is not ready. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#running].map((worker) => worker.terminate()));
  }

  async #turn(): Promise<void> {
    if (this.#busy < this.#limits.atOnce) {
      this.#busy += 1;
      return;
    }
    if (this.#queue.length >= this.#limits.waiting)
      throw new LecternError('TOO_MANY_REQUESTS', { seconds: COME_BACK_SECONDS });
    // Whoever leaves hands its place over, so that nobody slips in between.
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  #leave(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#busy -= 1;
  }

  /** What is wrong goes into the log, under an id that is told. */
  #broken(rules: readonly string[]): LecternError {
    const id = newId();
    this.#problem(`an export was not handed out (${id}): ${rules.slice(0, 20).join('; ')}`);
    return new LecternError('EXPORT_BROKEN', { id });
  }

  #converse(worker: Worker, { state, title, now, assets }: PptxWork): Promise<Uint8Array> {
    const { totalMs } = this.#limits;
    return new Promise<Uint8Array>((resolve, reject) => {
      const tooSlow = new LecternError('EXPORT_TOO_SLOW', { seconds: Math.ceil(totalMs / 1000) });
      const timer = setTimeout(() => reject(tooSlow), totalMs);
      const settle = () => clearTimeout(timer);
      worker.on('message', (answer: PptxAnswer) => {
        if (answer.kind === 'wanted') {
          assets(answer.hashes).then(
            (found) => tell(worker, { kind: 'assets', assets: found }, ownBuffers(found)),
            (error: unknown) => {
              settle();
              reject(error);
            },
          );
          return;
        }
        settle();
        if (answer.kind === 'written' && answer.problem !== undefined) this.#problem(answer.problem);
        if (answer.kind === 'written') resolve(answer.bytes);
        else if (answer.kind === 'broken') reject(this.#broken(answer.rules));
        else reject(new Error(`a presentation could not be written: ${answer.message}`));
      });
      worker.once('error', (error) => {
        settle();
        const code = 'code' in error ? error.code : undefined;
        reject(code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LecternError('EXPORT_TOO_COMPLEX') : error);
      });
      worker.once('exit', (code) => {
        settle();
        reject(new Error(`the thread that wrote the presentation ended with ${code}`));
      });
      tell(worker, { kind: 'write', state, title, now });
    });
  }
}

function tell(worker: Worker, request: PptxRequest, moved: readonly ArrayBuffer[] = []): void {
  worker.postMessage(request, [...moved]);
}

/** Memory that holds one file and nothing else can be handed over; small files share theirs and are copied. */
function ownBuffers(files: ReadonlyMap<string, Uint8Array>): ArrayBuffer[] {
  return [...files.values()].flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}
