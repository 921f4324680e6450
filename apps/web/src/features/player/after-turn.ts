import type { Dispose } from '@lectern/base';
import { afterPaint } from '@lectern/ui/after-paint';

/**
 * Delays the effects of a page change on the address, the lesson and local storage, which take as long as the change
 * itself. They run in order when the page has been painted, or when the screen closes.
 */
export class AfterTurn {
  readonly #waiting: (() => void)[] = [];
  #cancel: Dispose | undefined;

  later(tell: () => void): void {
    this.#waiting.push(tell);
    this.#cancel ??= afterPaint(this.now);
  }

  /** Runs the waiting callbacks at once. */
  readonly now = (): void => {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const tell of this.#waiting.splice(0)) tell();
  };
}
