import { type Readable, Signal } from '@lectern/base';
import { type CoursewareSnapshot, type ReaderRelay, SnapshotReader } from '@lectern/courseware';

/** `edited`: its content is another by now than the one that is shown. */
export type DeckState = 'shown' | 'edited' | 'bringing';

/** A courseware that is shown as it was when it was fetched, until somebody asks for what is new. */
export class FetchedDeck {
  readonly #reader: ReaderRelay;
  readonly #fetch: () => Promise<CoursewareSnapshot>;
  readonly #state = new Signal<DeckState>('shown');
  #shown: CoursewareSnapshot;
  #looking = false;
  /** It was touched while it was being looked at. */
  #again = false;

  /** `reader`: through which `shown` is shown. */
  constructor(shown: CoursewareSnapshot, reader: ReaderRelay, fetch: () => Promise<CoursewareSnapshot>) {
    this.#shown = shown;
    this.#reader = reader;
    this.#fetch = fetch;
  }

  get state(): Readable<DeckState> {
    return this.#state;
  }

  /**
   * It may be another: that is found out once, and not again before the new one is shown. Where it cannot be found out it is
   * taken for another. Rejects as `fetch` does.
   */
  async touched(): Promise<void> {
    if (this.#looking) this.#again = true;
    if (this.#looking || this.#state.get() !== 'shown') return;
    this.#looking = true;
    try {
      do {
        this.#again = false;
        if (!saySame(await this.#fetch(), this.#shown)) this.#state.set('edited');
      } while (this.#again && this.#state.get() === 'shown');
    } catch (error) {
      this.#state.set('edited');
      throw error;
    } finally {
      this.#looking = false;
    }
  }

  /** What is shown stays until the new one is there, and what is the same in both is not drawn anew. Rejects as `fetch` does. */
  async showNew(): Promise<void> {
    if (this.#state.get() !== 'edited') return;
    this.#state.set('bringing');
    try {
      this.#shown = await this.#fetch();
      this.#reader.renew(new SnapshotReader(this.#shown));
      this.#state.set('shown');
    } catch (error) {
      this.#state.set('edited');
      throw error;
    }
  }
}

/** The order of records says nothing. */
function saySame(one: CoursewareSnapshot, other: CoursewareSnapshot): boolean {
  const known = new Set(one.records.map((record) => JSON.stringify(record)));
  return (
    one.records.length === other.records.length &&
    other.records.every((record) => known.has(JSON.stringify(record)))
  );
}
