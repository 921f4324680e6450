import { type Readable, Signal } from '@lectern/base';
import { type CoursewareSnapshot, equalPlain, type ReaderRelay, SnapshotReader } from '@lectern/courseware';

/** `edited`: its content is another by now than the one that is shown. */
export type DeckState = 'shown' | 'edited' | 'bringing';

/** A courseware that is shown as it was when it was fetched, until somebody asks for what is new. */
export class FetchedDeck {
  readonly #reader: ReaderRelay;
  readonly #fetch: () => Promise<CoursewareSnapshot>;
  readonly #state = new Signal<DeckState>('shown');
  #shown: CoursewareSnapshot;
  /** What is new, as long as nothing was touched since it was fetched. */
  #next: CoursewareSnapshot | undefined;
  #looking = false;
  /** It was touched while it was being looked at, or brought. */
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
   * It may be another: that is found out once, and not again before the new one is shown. Where it cannot be found out
   * nothing is said of it, and the next touch asks again. Rejects as `fetch` does.
   */
  async touched(): Promise<void> {
    this.#next = undefined;
    if (this.#looking || this.#state.get() === 'bringing') this.#again = true;
    if (this.#looking || this.#state.get() !== 'shown') return;
    this.#looking = true;
    try {
      do {
        this.#again = false;
        const found = await this.#fetch();
        if (saySame(found, this.#shown)) continue;
        if (!this.#again) this.#next = found;
        this.#state.set('edited');
      } while (this.#again && this.#state.get() === 'shown');
    } finally {
      this.#looking = false;
    }
  }

  /** What is shown stays until the new one is there, and what is the same in both is not drawn anew. Rejects as `fetch` does. */
  async showNew(): Promise<void> {
    if (this.#state.get() !== 'edited') return;
    this.#state.set('bringing');
    try {
      this.#shown = this.#next ?? (await this.#fetch());
      this.#next = undefined;
      this.#reader.renew(new SnapshotReader(this.#shown));
      this.#state.set('shown');
    } catch (error) {
      this.#state.set('edited');
      throw error;
    }
    if (this.#again) await this.touched();
  }
}

/** The order of records says nothing, nor that of what they say. */
function saySame(one: CoursewareSnapshot, other: CoursewareSnapshot): boolean {
  const known = new Map(one.records.map((record) => [record.id, record]));
  return (
    one.records.length === other.records.length &&
    other.records.every((record) => equalPlain(record, known.get(record.id)))
  );
}
