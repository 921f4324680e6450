import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Time between two looks at what is still being stored, milliseconds. */
const LOOK_EVERY_MS = 50;

/**
 * Parts of responses that are not reported yet, such as a drawing or a photograph that is being stored. A screen waits for
 * them before it removes a question or hands in.
 */
export class UnsavedParts {
  readonly #parts = new Set<() => void>();

  get isEmpty(): boolean {
    return this.#parts.size === 0;
  }

  /** Adds a part; `store` stores it now. The returned function removes it once it is reported. */
  add(store: () => void): () => void {
    this.#parts.add(store);
    return () => this.#parts.delete(store);
  }

  /** Has all parts stored now; resolves to false when some are still not reported after `most` milliseconds. */
  async settle(most: number): Promise<boolean> {
    if (this.isEmpty) return true;
    for (const store of [...this.#parts]) store();
    const end = performance.now() + most;
    // A recording that was finished is added again while it is stored, so one empty look is not enough.
    for (let empty = 0; empty < 2 && performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      empty = this.isEmpty ? empty + 1 : 0;
    }
    return this.isEmpty;
  }
}

/** Undefined on screens that do not wait for parts. */
export const UnsavedPartsContext = createContext<UnsavedParts | undefined>(undefined);

/** Tells the screen that this view holds a part that is not reported yet. */
export function useUnsaved(isUnsaved: boolean, store: () => void): void {
  const parts = useContext(UnsavedPartsContext);
  const storeNow = useEffectEvent(store);
  useEffect(() => (isUnsaved ? parts?.add(() => storeNow()) : undefined), [isUnsaved, parts]);
}
