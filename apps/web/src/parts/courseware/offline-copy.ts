import { type Dispose, Emitter } from '@lectern/base';
import { isCourseware, LOAD_ORIGIN } from '@lectern/courseware';
import { UNSENT_ORIGIN } from '@lectern/courseware/live';
import * as Y from 'yjs';
import { type KeptUpdate, OfflineDatabase, type UpdatesReader } from './offline-database.ts';

/** Others' edits are gathered for so long before they are written, milliseconds. */
const GATHER_MS = 2_000;
/** After this many pieces the small ones are put together. */
const PIECES = 200;

/**
 * The courseware as this browser keeps it for one user: opened without a network, and holding what could not be sent
 * yet. An edit made here is written at once.
 */
export class OfflineCopy implements UpdatesReader {
  readonly #database: OfflineDatabase;
  readonly #documentId: string;
  readonly #doc: Y.Doc;
  readonly #changed = new Emitter();
  #writing = 0;
  #failed = false;
  #pieces = 0;
  /** Names of the kept updates that are in the document. */
  readonly #known = new Set<string>();
  #gathered: Uint8Array[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;
  /** The copy alone is enough to open the courseware. */
  #whole = false;
  /** All that the document holds was read from here, or is written as it comes: it need not be written again. */
  #isComplete = false;

  constructor(userId: string, documentId: string, doc: Y.Doc) {
    this.#database = new OfflineDatabase(userId);
    this.#documentId = documentId;
    this.#doc = doc;
  }

  /** Puts what is kept into the document; answers whether there was anything. */
  async load(): Promise<boolean> {
    try {
      const updates = await this.#database.read(this.#documentId);
      this.#pieces = updates.length;
      this.#doc.transact(() => {
        for (const { update } of updates) Y.applyUpdate(this.#doc, update, LOAD_ORIGIN);
      }, LOAD_ORIGIN);
      for (const { name } of updates) this.#known.add(name);
      this.#whole = isCourseware(this.#doc);
      this.#isComplete = true;
      this.#doc.on('update', this.#onUnfollowed);
      return updates.length > 0;
    } catch {
      this.#failed = true;
      return false;
    }
  }

  /** Writes every later change. */
  follow(): void {
    this.#doc.off('update', this.#onUnfollowed);
    this.#doc.on('update', this.#onUpdate);
    void this.#quietly(this.#database.prune(Date.now()));
  }

  /** Whether every edit made here is on this browser's disk. */
  get isKept(): boolean {
    return !this.#failed && this.#writing === 0;
  }

  /** Whether the courseware opens from this browser's disk alone. */
  get isWhole(): boolean {
    return this.#whole && !this.#failed;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  isKnown(name: string): boolean {
    return this.#known.has(name);
  }

  /** Edits of another window of this browser, which may have been closed before it could send them: this one sends them. */
  takeIn(updates: readonly KeptUpdate[]): boolean {
    let isNew = false;
    const note = () => {
      isNew = true;
    };
    this.#doc.on('update', note);
    for (const { name, update } of updates) {
      Y.applyUpdate(this.#doc, update, UNSENT_ORIGIN);
      this.#known.add(name);
    }
    this.#doc.off('update', note);
    return isNew;
  }

  readonly #onUnfollowed = (): void => {
    this.#isComplete = false;
  };

  readonly #onUpdate = (
    update: Uint8Array,
    origin: unknown,
    _doc: Y.Doc,
    transaction: Y.Transaction,
  ): void => {
    // It comes from there.
    if (origin === UNSENT_ORIGIN) return;
    if (transaction.local) void this.#add(update, 'user');
    else {
      this.#gathered.push(update);
      this.#timer ??= setTimeout(() => void this.#writeGathered(), GATHER_MS);
    }
  };

  async #writeGathered(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const gathered = this.#gathered;
    this.#gathered = [];
    if (gathered.length === 0) return;
    const update = gathered.length === 1 && gathered[0] ? gathered[0] : Y.mergeUpdates(gathered);
    await this.#add(update, 'others');
  }

  #add(update: Uint8Array, by: 'user' | 'others'): Promise<void> {
    return this.#write(async () => {
      this.#known.add(await this.#database.add(this.#documentId, update, by, Date.now()));
    });
  }

  async #write(work: () => Promise<void>): Promise<void> {
    this.#writing += 1;
    try {
      await work();
      this.#pieces += 1;
      // One that succeeds after a failure does not make up for what is missing: the whole is written.
      if (this.#failed) await this.#writeWhole(true);
      else if (this.#pieces > PIECES) await this.#gatherPieces();
      this.#failed = false;
    } catch {
      this.#failed = true;
    } finally {
      this.#writing -= 1;
      this.#changed.emit();
    }
  }

  async #gatherPieces(): Promise<void> {
    const merge = (updates: readonly Uint8Array[]) => Y.mergeUpdates([...updates]);
    this.#known.add(await this.#database.gather(this.#documentId, this, merge));
    this.#pieces = 1;
  }

  async #writeWhole(unsaved: boolean): Promise<void> {
    const merge = (updates: readonly Uint8Array[]) =>
      Y.mergeUpdates([Y.encodeStateAsUpdate(this.#doc), ...updates]);
    const use = { at: Date.now(), unsaved };
    this.#known.add(await this.#database.replace(this.#documentId, this, merge, use));
    this.#pieces = 1;
    this.#isComplete = true;
  }

  /** All is on the server, and the document is whole: kept to be opened without a network. What is here already stays as it is. */
  async keepWhole(): Promise<void> {
    if (this.#disposed) return;
    await this.#writeGathered();
    const isHere = this.#isComplete && !this.#failed;
    await this.#quietly(
      (isHere ? this.#database.markSaved(this.#documentId, this, Date.now()) : this.#writeWhole(false)).then(
        () => {
          this.#whole = true;
          this.#changed.emit();
        },
      ),
    );
  }

  /** The user may no longer see it: forgotten, unless it holds edits that are nowhere else. */
  async forget(): Promise<void> {
    this.#doc.off('update', this.#onUpdate);
    await this.#quietly(this.#database.forget(this.#documentId));
  }

  async #quietly(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch {
      // A browser without room or database: nothing is kept, and `isKept` says so for edits.
    }
  }

  /** Nobody wants it any more: forgotten, whatever it holds. */
  async drop(): Promise<void> {
    this.#doc.off('update', this.#onUpdate);
    await this.#quietly(this.#database.drop(this.#documentId));
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#doc.off('update', this.#onUnfollowed);
    this.#doc.off('update', this.#onUpdate);
    void this.#writeGathered();
    this.#changed.clear();
    // Transactions that have begun end before the database closes.
    this.#database.close();
  }
}
