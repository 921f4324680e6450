import { stored } from '../../platform/storage/indexed-database.ts';
import { allOf, openTables, UPDATES, USES, type Use } from '../kept-copies.ts';

/** Copies not opened for this long are deleted, once all their edits are on the server. Milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** Maximum size of an update that is merged with others, bytes. */
const SMALL = 65_536;

/** Courseware, window, and the update's number within that window. */
type Key = [documentId: string, window: string, number: number];

/** An update of a courseware, under a unique name. */
export interface KeptUpdate {
  readonly name: string;
  readonly update: Uint8Array;
}

/** The reader in a window that receives updates stored by other windows. */
export interface UpdatesReader {
  isKnown(name: string): boolean;
  /** Called within the transaction; returns whether any of the updates was new to this window. */
  takeIn(updates: readonly KeptUpdate[]): boolean;
}

/** Counts this window's updates; each number is used once. */
let number = 0;

function keyOf(documentId: string): Key {
  number += 1;
  return [documentId, WINDOW, number];
}

function nameOf([, window, number]: Key): string {
  return `${window} ${number}`;
}

const WINDOW = `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export class OfflineDatabase {
  readonly #opened: Promise<IDBDatabase>;

  constructor(userId: string) {
    this.#opened = openTables(userId);
    // The failure is reported by the first call.
    this.#opened.catch(() => undefined);
  }

  async read(documentId: string): Promise<KeptUpdate[]> {
    const database = await this.#opened;
    const transaction = database.transaction(UPDATES, 'readonly');
    const kept: KeptUpdate[] = [];
    readPieces(transaction.objectStore(UPDATES), documentId, isAny, (all) => kept.push(...all));
    await stored(transaction);
    return kept;
  }

  /**
   * Resolves to the update's name when the update is on the browser's disk, as far as browsers promise. Updates by
   * others are on the server already, so they do not mark the copy as unsaved.
   */
  async add(documentId: string, update: Uint8Array, by: 'user' | 'others', now: number): Promise<string> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite', { durability: 'strict' });
    const key = keyOf(documentId);
    transaction.objectStore(UPDATES).put(update, key);
    const uses = transaction.objectStore(USES);
    const before = uses.get(documentId);
    before.onsuccess = () => {
      const unsaved = by === 'user' || ((before.result as Use | undefined)?.unsaved ?? false);
      uses.put({ at: now, unsaved } satisfies Use, documentId);
    };
    await stored(transaction);
    return nameOf(key);
  }

  /** Replaces all updates by one update; updates that another window wrote meanwhile are read first and merged in. */
  async replace(
    documentId: string,
    reader: UpdatesReader,
    merge: (updates: readonly Uint8Array[]) => Uint8Array,
    use: Use,
  ): Promise<string> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite');
    const updates = transaction.objectStore(UPDATES);
    const key = keyOf(documentId);
    readPieces(updates, documentId, isAny, (all) => {
      const tookIn = reader.takeIn(all.filter(({ name }) => !reader.isKnown(name)));
      const merged = merge(all.map(({ update }) => update));
      updates.delete(allOf(documentId));
      updates.put(merged, key);
      const next: Use = { at: use.at, unsaved: use.unsaved || tookIn };
      transaction.objectStore(USES).put(next, documentId);
    });
    await stored(transaction);
    return nameOf(key);
  }

  /**
   * Merges the small updates known to this window into one; returns its name. Large updates are not rewritten: writing
   * a document of megabytes would block the window for half a second.
   */
  async gather(
    documentId: string,
    reader: Pick<UpdatesReader, 'isKnown'>,
    merge: (updates: readonly Uint8Array[]) => Uint8Array,
  ): Promise<string> {
    const database = await this.#opened;
    const transaction = database.transaction(UPDATES, 'readwrite');
    const updates = transaction.objectStore(UPDATES);
    const key = keyOf(documentId);
    const isKnown = (name: string) => reader.isKnown(name);
    readPieces(updates, documentId, isKnown, (known) => {
      const small = known.filter(({ update }) => update.length <= SMALL);
      if (small.length === 0) return;
      for (const { key: each } of small) updates.delete(each);
      updates.put(merge(small.map(({ update }) => update)), key);
    });
    await stored(transaction);
    return nameOf(key);
  }

  /**
   * Marks a copy as saved when all that this window knows is on the server. Updates of other windows, perhaps written
   * offline, are read first; if any was new, the copy stays unsaved.
   */
  async markSaved(documentId: string, reader: UpdatesReader, now: number): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite');
    const isUnknown = (name: string) => !reader.isKnown(name);
    readPieces(transaction.objectStore(UPDATES), documentId, isUnknown, (unknown) => {
      const use: Use = { at: now, unsaved: reader.takeIn(unknown) };
      transaction.objectStore(USES).put(use, documentId);
    });
    await stored(transaction);
  }

  /** Ids of the documents with edits that the server may not have. */
  async unsaved(): Promise<readonly string[]> {
    const database = await this.#opened;
    const transaction = database.transaction(USES, 'readonly');
    const uses = transaction.objectStore(USES);
    const [keys, values] = [uses.getAllKeys(), uses.getAll()];
    await stored(transaction);
    return keys.result.map(String).filter((_, index) => (values.result[index] as Use).unsaved);
  }

  /** Deletes a courseware, unless it contains unsent edits. */
  async forget(documentId: string): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite');
    const uses = transaction.objectStore(USES);
    const request = uses.get(documentId);
    request.onsuccess = () => {
      if ((request.result as Use | undefined)?.unsaved) return;
      transaction.objectStore(UPDATES).delete(allOf(documentId));
      uses.delete(documentId);
    };
    await stored(transaction);
  }

  /** Deletes a document, including unsent edits. */
  async drop(documentId: string): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite');
    transaction.objectStore(UPDATES).delete(allOf(documentId));
    transaction.objectStore(USES).delete(documentId);
    await stored(transaction);
  }

  /** Deletes copies (or all of them) that were not opened for a month and have no unsaved edits. */
  async prune(now: number, everything = false): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite');
    const cursor = transaction.objectStore(USES).openCursor();
    cursor.onsuccess = () => {
      const at = cursor.result;
      if (!at) return;
      const use = at.value as Use;
      if (!use.unsaved && (everything || use.at < now - KEPT_MS)) {
        transaction.objectStore(UPDATES).delete(allOf(String(at.key)));
        at.delete();
      }
      at.continue();
    };
    await stored(transaction);
  }

  close(): void {
    this.#opened.then(
      (database) => database.close(),
      () => undefined,
    );
  }
}

const isAny = (): boolean => true;

/** Reads the updates whose names match, within the transaction of the table. */
function readPieces(
  table: IDBObjectStore,
  documentId: string,
  isWanted: (name: string) => boolean,
  then: (updates: readonly (KeptUpdate & { readonly key: Key })[]) => void,
): void {
  const keys = table.getAllKeys(allOf(documentId));
  keys.onsuccess = () => {
    const wanted = (keys.result as unknown as Key[]).filter((key) => isWanted(nameOf(key)));
    const found: (KeptUpdate & { readonly key: Key })[] = [];
    if (wanted.length === 0) then(found);
    for (const key of wanted) {
      const request = table.get(key);
      request.onsuccess = () => {
        found.push({ key, name: nameOf(key), update: request.result as Uint8Array });
        if (found.length === wanted.length) then(found);
      };
    }
  };
}
