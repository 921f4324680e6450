import type { Dispose } from '@lectern/base';
import { afterPaint } from '@lectern/ui/after-paint';
import { addressNow, keepSearchParam } from '../../platform/router/router.ts';

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

/** Returns a function that writes the page into the address, unless that names another screen or courseware by then. */
export function keptPage(documentId: string, pageNumber: number): () => void {
  const { pathname } = addressNow();
  return () => {
    const now = addressNow();
    if (now.pathname === pathname && now.search.includes(documentId))
      keepSearchParam('page', String(pageNumber));
  };
}
