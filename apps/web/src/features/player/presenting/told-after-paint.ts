import type { Dispose } from '@lectern/base';
import { afterPaint } from '@lectern/ui/after-paint';

/** Tells once the class sees it, once for all that changed until then: what changes before each frame does not put it off. */
export class ToldAfterPaint {
  readonly #tell: () => void;
  #cancel: Dispose | undefined;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  readonly later = (): void => {
    this.#cancel ??= afterPaint(() => {
      this.#cancel = undefined;
      this.#tell();
    });
  };

  readonly cancel = (): void => {
    this.#cancel?.();
    this.#cancel = undefined;
  };
}
