import { openDatabase, stored } from '../../platform/storage/indexed-database.ts';

/** Updates by courseware and number, and when each courseware was last used; one database a user of this browser. */
const UPDATES = 'updates';
const USES = 'uses';

/** Copies that were not opened for so long are dropped, once all that is in them is on the server. Milliseconds. */
const KEPT_MS = 30 * 86_400_000;

interface Use {
  readonly at: number;
  /** There are edits in it that the server did not acknowledge. */
  readonly unsaved: boolean;
}

/** Only one writer a window has this number, and it only grows. */
let number = 0;

function keyOf(documentId: string): [string, string, number] {
  number += 1;
  return [documentId, WINDOW, number];
}

const WINDOW = `${Date.now()}-${Math.random().toString(36).slice(2)}`;

function allOf(documentId: string): IDBKeyRange {
  return IDBKeyRange.bound([documentId], [documentId, []]);
}

export class OfflineDatabase {
  readonly #opened: Promise<IDBDatabase>;

  constructor(userId: string) {
    this.#opened = openDatabase(`lectern-coursewares-${userId}`, makeTables);
    // A browser that refuses is told about by the first call.
    this.#opened.catch(() => undefined);
  }

  async read(documentId: string): Promise<Uint8Array[]> {
    const database = await this.#opened;
    const transaction = database.transaction(UPDATES, 'readonly');
    const request = transaction.objectStore(UPDATES).getAll(allOf(documentId));
    await stored(transaction);
    return request.result as Uint8Array[];
  }

  async has(documentId: string): Promise<boolean> {
    const database = await this.#opened;
    const transaction = database.transaction(UPDATES, 'readonly');
    const request = transaction.objectStore(UPDATES).count(allOf(documentId));
    await stored(transaction);
    return request.result > 0;
  }

  /** On the browser's disk when it resolves, as far as browsers promise. */
  async add(documentId: string, update: Uint8Array, now: number): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite', { durability: 'strict' });
    transaction.objectStore(UPDATES).put(update, keyOf(documentId));
    transaction.objectStore(USES).put({ at: now, unsaved: true } satisfies Use, documentId);
    await stored(transaction);
  }

  /** Puts one update in the place of all; what another window wrote meanwhile is merged in. */
  async replace(
    documentId: string,
    merge: (updates: readonly Uint8Array[]) => Uint8Array,
    use: Use,
  ): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite');
    const updates = transaction.objectStore(UPDATES);
    const request = updates.getAll(allOf(documentId));
    request.onsuccess = () => {
      const merged = merge(request.result as Uint8Array[]);
      updates.delete(allOf(documentId));
      updates.put(merged, keyOf(documentId));
      transaction.objectStore(USES).put(use, documentId);
    };
    await stored(transaction);
  }

  async markSaved(documentId: string, now: number): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction(USES, 'readwrite');
    transaction.objectStore(USES).put({ at: now, unsaved: false } satisfies Use, documentId);
    await stored(transaction);
  }

  /** Forgets a courseware, unless it holds edits that are nowhere else. */
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

  /** Drops what was not opened for a month (or everything) and holds nothing unsaved. */
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

function makeTables(database: IDBDatabase): void {
  database.createObjectStore(UPDATES);
  database.createObjectStore(USES);
}
