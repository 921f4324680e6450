import type { CoursewareChange, CoursewareStore } from '@lectern/courseware';
import { homeOf } from '@lectern/courseware';

/** Listens to which pages change, themselves or what lies on them, from its making until `finish`. */
export class ChangedPages {
  readonly #store: CoursewareStore;
  readonly #pages = new Set<string>();
  readonly #stop: () => void;

  constructor(store: CoursewareStore) {
    this.#store = store;
    this.#stop = store.subscribe((change) => this.#note(change));
  }

  /** Whatever changed, itself or in what lies on it: pages, layouts and masters. */
  get homes(): ReadonlySet<string> {
    return this.#pages;
  }

  /** The pages that changed and are there now, in their order. */
  finish(): readonly string[] {
    this.#stop();
    return this.#store.pages().filter((id) => this.#pages.has(id));
  }

  #note({ records, childLists }: CoursewareChange): void {
    // A record that has gone names no home any more, but the list in which it stood has changed.
    for (const id of [...records, ...childLists]) {
      const home = this.#store.get(id) && homeOf(this.#store, id);
      if (home !== undefined) this.#pages.add(home);
    }
  }
}
