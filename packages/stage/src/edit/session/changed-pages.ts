import { type CoursewareChange, type CoursewareStore, homeOf } from '@lectern/courseware';

/** Records the pages that change, or whose elements change, from its creation until `finish`. */
export class ChangedPages {
  readonly #store: CoursewareStore;
  readonly #pages = new Set<string>();
  readonly #stop: () => void;

  constructor(store: CoursewareStore) {
    this.#store = store;
    this.#stop = store.subscribe((change) => this.#note(change));
  }

  /** Ids of all pages, layouts and masters that changed, or whose elements changed. */
  get homes(): ReadonlySet<string> {
    return this.#pages;
  }

  /** The pages that changed and still exist, in their order. */
  finish(): readonly string[] {
    this.#stop();
    return this.#store.pages().filter((id) => this.#pages.has(id));
  }

  #note({ records, childLists }: CoursewareChange): void {
    // A deleted record no longer has a page, but the child list that contained it has changed.
    for (const id of [...records, ...childLists]) {
      const home = this.#store.get(id) && homeOf(this.#store, id);
      if (home !== undefined) this.#pages.add(home);
    }
  }
}
