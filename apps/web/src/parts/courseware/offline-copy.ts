import { type Dispose, Emitter } from '@lectern/base';
import { isCourseware, LOAD_ORIGIN } from '@lectern/courseware';
import { UNSENT_ORIGIN } from '@lectern/courseware/live';
import * as Y from 'yjs';
import { type KeptUpdate, OfflineDatabase, type UpdatesReader } from './offline-database.ts';

/** Edits of other users are batched for this time before they are written, milliseconds. */
const GATHER_MS = 2_000;
/** Number of updates after which the small updates are merged. */
const PIECES = 200;

/**
 * The copy of a courseware that this browser stores for one user, for opening it offline and for edits that could not
 * be sent yet. An edit made in this window is written at once.
 */
export class OfflineCopy implements UpdatesReader {
  readonly #database: OfflineDatabase;
  readonly #documentId: string;
  readonly #doc: Y.Doc;
  readonly #changed = new Emitter();
  #writing = 0;
  #failed = false;
  #pieces = 0;
  /** Names of the stored updates that are applied to the document. */
  readonly #known = new Set<string>();
  #gathered: Uint8Array[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;
  /** Whether the copy alone is enough to open the courseware. */
  #whole = false;
  /**
   * Whether all of the document was read from the database or is being written as it arrives, so that it need not be
   * rewritten.
   */
  #isComplete = false;

  constructor(userId: string, documentId: string, doc: Y.Doc) {
    this.#database = new OfflineDatabase(userId);
    this.#documentId = documentId;
    this.#doc = doc;
  }

  /** Applies the stored updates to the document; returns whether there were any. */
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

  /** Starts writing every later change. */
  follow(): void {
    this.#doc.off('update', this.#onUnfollowed);
    this.#doc.on('update', this.#onUpdate);
    void this.#quietly(this.#database.prune(Date.now()));
  }

  /** Whether every edit made in this window is on this browser's disk. */
  get isKept(): boolean {
    return !this.#failed && this.#writing === 0;
  }

  /** Whether the courseware can be opened from this browser's disk alone. */
  get isWhole(): boolean {
    return this.#whole && !this.#failed;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  isKnown(name: string): boolean {
    return this.#known.has(name);
  }

  /**
   * Applies edits of another window of this browser, which may have been closed before it could send them; this window
   * sends them.
   */
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
    // The update was read from the database.
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
      // A write that succeeds after a failed write leaves a gap, so the whole document is written.
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

  /**
   * Called when all edits are on the server and the document is whole: stores it for opening offline. Updates that are
   * stored already are not rewritten.
   */
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

  /** Deletes the copy after the user lost permission, unless it contains unsent edits. */
  async forget(): Promise<void> {
    this.#doc.off('update', this.#onUpdate);
    await this.#quietly(this.#database.forget(this.#documentId));
  }

  async #quietly(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch {
      // Without space or database no copy is stored, and `isKept` is false for edits.
    }
  }

  /** Deletes the copy, including unsent edits, because it is no longer needed. */
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
    // Transactions that have begun finish before the database closes.
    this.#database.close();
  }
}
