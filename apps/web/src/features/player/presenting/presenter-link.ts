import { Signal } from '@lectern/base';
import type { PageSteps } from '@lectern/stage/show';
import type { PointedAt } from '../../../parts/presenter/index.ts';

/** Between the player and the code that tells presenter views of it, which comes late. */
export class PresenterLink {
  /** Where a presenter points on the page; undefined where none does. */
  readonly pointed = new Signal<PointedAt | undefined>(undefined);
  /** How far the page that is shown has come. */
  readonly steps = new Signal<PageSteps>({ done: 0, of: 0, triggered: {} });
  #opener: (() => void) | undefined;
  #isAsked = false;

  /** Opens a presenter view, or brings the one that there is to the front; once its code is here. */
  readonly open = (): void => {
    this.#isAsked = this.#opener === undefined;
    this.#opener?.();
  };

  /** What opens one, until it is disposed. */
  opens(opener: () => void): () => void {
    this.#opener = opener;
    if (this.#isAsked) this.open();
    return () => {
      this.#opener = undefined;
    };
  }
}
