import { Signal } from '@lectern/base';
import type { PageSteps } from '@lectern/stage/show';
import type { PointedAt } from '../../../parts/presenter/index.ts';

/** Connects the player with the presenting code, which is loaded on demand. */
export class PresenterLink {
  /** Position on the page to which a presenter points; undefined when no presenter points. */
  readonly pointed = new Signal<PointedAt | undefined>(undefined);
  /** Animation steps of the current page that were played. */
  readonly steps = new Signal<PageSteps>({ done: 0, of: 0, triggered: {} });
  #opener: (() => void) | undefined;
  #isAsked = false;

  /** Opens a presenter view or focuses the open view; waits until the code has loaded. */
  readonly open = (): void => {
    this.#isAsked = this.#opener === undefined;
    this.#opener?.();
  };

  /** Registers the function that opens a view. Returns a function that removes it. */
  opens(opener: () => void): () => void {
    this.#opener = opener;
    if (this.#isAsked) this.open();
    return () => {
      this.#opener = undefined;
    };
  }
}
