import type { Dispose } from '@lectern/base';
import { afterPaint } from '@lectern/ui/after-paint';

/** Calls back after the next paint, once for all changes until then. Further changes do not delay the call. */
export class OnceAfterPaint {
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
