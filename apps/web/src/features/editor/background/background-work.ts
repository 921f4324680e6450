import type { BackgroundAnswer, BackgroundRequest } from './background.worker.ts';
import type { RemovalOptions } from './remove-background.ts';

export interface Removed {
  readonly bitmap: ImageBitmap;
  /** Share of the picture that was removed, 0 to 1. */
  readonly share: number;
}

/** Removes the background of a picture in a worker. Of several pending calls of `remove` only the last is run. */
export class BackgroundWork {
  readonly #worker: Worker;
  readonly #onRemoved: (removed: Removed) => void;
  readonly #onFailed: () => void;
  #isBusy = false;
  #next: RemovalOptions | undefined;
  #finished: ((file: Blob) => void) | undefined;

  constructor(file: Blob, onRemoved: (removed: Removed) => void, onFailed: () => void) {
    this.#onRemoved = onRemoved;
    this.#onFailed = onFailed;
    this.#worker = new Worker(new URL('./background.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<BackgroundAnswer>) => this.#answered(data);
    this.#worker.onerror = () => onFailed();
    this.#send({ type: 'open', file });
  }

  remove(options: RemovalOptions): void {
    if (this.#isBusy) {
      this.#next = options;
      return;
    }
    this.#isBusy = true;
    this.#send({ type: 'remove', options });
  }

  /** Returns the picture in its current state, as PNG. */
  finish(): Promise<Blob> {
    return new Promise((resolve) => {
      this.#finished = resolve;
      this.#send({ type: 'finish' });
    });
  }

  dispose(): void {
    this.#worker.terminate();
  }

  #send(request: BackgroundRequest): void {
    this.#worker.postMessage(request);
  }

  #answered(answer: BackgroundAnswer): void {
    if (answer.type === 'failed') this.#onFailed();
    else if (answer.type === 'finished') this.#finished?.(answer.file);
    else {
      this.#isBusy = false;
      this.#onRemoved(answer);
      const next = this.#next;
      this.#next = undefined;
      if (next) this.remove(next);
    }
  }
}
