import type { ReadPicture } from './cards.worker.ts';

/** Reads cards in a worker, one picture at a time. */
export class CardWork {
  readonly #worker: Worker;
  #waiting: ((read: ReadPicture | undefined) => void) | undefined;

  /** `onFailed` is called when the worker could not be loaded or has stopped. */
  constructor(onFailed: () => void) {
    this.#worker = new Worker(new URL('./cards.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<ReadPicture>) => this.#answer(data);
    this.#worker.onerror = () => {
      this.#answer(undefined);
      onFailed();
    };
  }

  /** Reads the current picture of a video; undefined before its first picture and after a failure. */
  async read(video: HTMLVideoElement): Promise<ReadPicture | undefined> {
    if (this.#waiting || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
    // A video that is being stopped has no picture any more.
    const picture = await createImageBitmap(video).catch(() => undefined);
    if (!picture || this.#waiting) return undefined;
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#worker.postMessage(picture, [picture]);
    });
  }

  dispose(): void {
    this.#worker.terminate();
    this.#answer(undefined);
  }

  #answer(read: ReadPicture | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(read);
  }
}
