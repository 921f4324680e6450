import { type Readable, Signal } from '@lectern/base';
import { type CoursewareSnapshot, equalPlain, type ReaderRelay, SnapshotReader } from '@lectern/courseware';

/** `edited`: the server's content differs from the content shown. `loading`: the new content is loading. */
export type DeckState = 'shown' | 'edited' | 'loading';

/** A courseware with its fetched content, until the viewer requests the new content. */
export class FetchedDeck {
  readonly #reader: ReaderRelay;
  readonly #fetch: () => Promise<CoursewareSnapshot>;
  readonly #state = new Signal<DeckState>('shown');
  #shown: CoursewareSnapshot;
  /** The new content, while the courseware has not changed since it was fetched. */
  #next: CoursewareSnapshot | undefined;
  #looking = false;
  /** The courseware changed while it was being compared or loaded. */
  #again = false;

  /** `reader`: shows the content of `shown`. */
  constructor(shown: CoursewareSnapshot, reader: ReaderRelay, fetch: () => Promise<CoursewareSnapshot>) {
    this.#shown = shown;
    this.#reader = reader;
    this.#fetch = fetch;
  }

  get state(): Readable<DeckState> {
    return this.#state;
  }

  /**
   * Called when the courseware may have changed: compares its content once, until the new content is shown. If the
   * comparison fails, the state stays and the next call compares again. Rejects as `fetch` does.
   */
  async touched(): Promise<void> {
    this.#next = undefined;
    if (this.#looking || this.#state.get() === 'loading') this.#again = true;
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

  /** Shows the new content once it is fetched; unchanged records are not drawn again. Rejects as `fetch` does. */
  async showNew(): Promise<void> {
    if (this.#state.get() !== 'edited') return;
    this.#state.set('loading');
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

/** Compares two snapshots, ignoring the order of records and of their properties. */
function saySame(one: CoursewareSnapshot, other: CoursewareSnapshot): boolean {
  const known = new Map(one.records.map((record) => [record.id, record]));
  return (
    one.records.length === other.records.length &&
    other.records.every((record) => equalPlain(record, known.get(record.id)))
  );
}
