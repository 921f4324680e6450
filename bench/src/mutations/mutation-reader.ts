import { Worker } from 'node:worker_threads';
import type { CoursewareSnapshot } from '@lectern/courseware';

export interface MutationRequest {
  readonly file: string;
  readonly seed: number;
}

export type MutationAnswer =
  | {
      readonly kind: 'read';
      readonly milliseconds: number;
      readonly snapshot: CoursewareSnapshot;
      readonly assets: readonly string[];
      readonly notes: number;
    }
  | { readonly kind: 'refused'; readonly milliseconds: number; readonly code: string }
  | { readonly kind: 'broke'; readonly message: string };

/** A thread's heap, megabytes: what one deck may cost. The program itself allows 768. */
const HEAP_MB = 512;

/** Breaks decks and reads them in a thread, so that one that hangs or swallows memory ends its thread and is known by its seed. */
export class MutationReader {
  readonly #boundMs: number;
  #worker: Worker | undefined;

  /** `boundMs`: how long one deck may take. */
  constructor(boundMs: number) {
    this.#boundMs = boundMs;
  }

  async read(request: MutationRequest): Promise<MutationAnswer> {
    const worker = this.#start();
    return new Promise((resolve) => {
      const end = (answer: MutationAnswer) => {
        clearTimeout(timer);
        worker.off('message', end).off('error', failed).off('exit', ended);
        if (answer.kind === 'broke') this.close();
        resolve(answer);
      };
      const failed = (error: unknown) => end({ kind: 'broke', message: String(error) });
      const ended = (code: number) => failed(`the thread ended with ${code}`);
      const timer = setTimeout(() => failed(`hangs for ${this.#boundMs} ms`), this.#boundMs);
      worker.on('message', end).on('error', failed).on('exit', ended);
      worker.postMessage(request);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    this.#worker ??= new Worker(new URL('./mutation.thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 64 },
    });
    return this.#worker;
  }
}
