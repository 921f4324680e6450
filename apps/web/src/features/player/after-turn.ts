import type { Dispose } from '@lectern/base';
import { afterPaint } from '@lectern/ui/after-paint';

/**
 * What is told of a turn: to the address, the lesson, this browser's disk. It takes as long as the turn itself, and is done
 * in its order once the class sees the page, or the page goes.
 */
export class AfterTurn {
  readonly #waiting: (() => void)[] = [];
  #cancel: Dispose | undefined;

  later(tell: () => void): void {
    this.#waiting.push(tell);
    this.#cancel ??= afterPaint(this.now);
  }

  /** Does what is waiting at once. */
  readonly now = (): void => {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const tell of this.#waiting.splice(0)) tell();
  };
}
