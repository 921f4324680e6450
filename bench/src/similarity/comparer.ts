import { Worker } from 'node:worker_threads';

export interface ComparisonRequest {
  /** Path of the file. */
  readonly reference: string;
  readonly png: Uint8Array;
}

/** Compares pictures in a thread, one after another, while the next ones are drawn. */
export class Comparer {
  readonly #worker = new Worker(new URL('./compare.thread.ts', import.meta.url));
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves with 1 for the same picture. */
  compare(request: ComparisonRequest): Promise<number> {
    const compared = this.#last.then(() => this.#ask(request));
    this.#last = compared.catch(() => undefined);
    return compared;
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }

  #ask(request: ComparisonRequest): Promise<number> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const end = (value: number) => {
        worker.off('error', reject);
        resolve(value);
      };
      worker.once('message', end).once('error', reject);
      worker.postMessage(request);
    });
  }
}
