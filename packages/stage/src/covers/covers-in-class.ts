import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { LessonState } from '@lectern/courseware/lesson';
import { keptOf, type Uncovered, uncoveredIn } from './uncovered.ts';

type All = ReadonlyMap<string, Uncovered>;

/**
 * The removed parts of the covers of a lesson's pages, by element id. The state is stored in the lesson, so that it
 * survives a reload and another device can continue; without a lesson it lasts until the show ends.
 */
export class CoversInClass {
  readonly #uncovered = new Signal<All>(new Map());
  #state: LessonState | undefined;

  get uncovered(): Readable<All> {
    return this.#uncovered;
  }

  /** Reads the state that the lesson has stored, and stores changes there. */
  keepIn(state: LessonState): Dispose {
    this.#state = state;
    const read = () => this.#uncovered.set(uncoveredIn(state.get()));
    read();
    const stop = state.subscribe(read);
    return () => {
      stop();
      this.#state = undefined;
    };
  }

  /** `undefined` restores the covers. */
  put(elementIds: readonly string[], uncovered: Uncovered | undefined): void {
    if (this.#state) {
      const kept = uncovered && keptOf(uncovered);
      this.#state.change(Object.fromEntries(elementIds.map((id) => [id, kept])));
      return;
    }
    const next = new Map(this.#uncovered.get());
    for (const id of elementIds) {
      if (uncovered) next.set(id, uncovered);
      else next.delete(id);
    }
    this.#uncovered.set(next);
  }
}
