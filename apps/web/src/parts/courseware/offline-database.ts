import { stored } from '../../platform/storage/indexed-database.ts';
import { allOf, openTables, UPDATES, USES, type Use } from '../kept-copies/index.ts';

/** Copies that were not opened for so long are dropped, once all that is in them is on the server. Milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** A piece of this size is left as it is when others are gathered, bytes. */
const SMALL = 65_536;

/** Of which courseware, by which window, and the number that the window gave it. */
type Key = [documentId: string, window: string, number: number];

/** An update of a courseware, under a name that no other ever has. */
export interface KeptUpdate {
  readonly name: string;
  readonly update: Uint8Array;
}

/** What a window makes of updates that it finds beside its own. */
export interface UpdatesReader {
  isKnown(name: string): boolean;
  /** Called while nobody else can write; answers whether there was anything in them that this window did not have. */
  takeIn(updates: readonly KeptUpdate[]): boolean;
}

/** Only one writer a window has this number, and it only grows. */
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
    // A browser that refuses is told about by the first call.
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
   * On the browser's disk when it resolves, as far as browsers promise; answers the update's name. What others did is on
   * the server: it leaves the word on what is unsaved as it is.
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

  /** Puts one update in the place of all; what another window wrote meanwhile is read first, and merged in. */
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
   * Puts one update in the place of the small ones that this window knows; answers its name. A large one is not written
   * again: a document of megabytes would hold the window up for half a second.
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
   * All that this window knows is on the server. What another window left here, perhaps without a network, may not be:
   * it is read, and while there was anything new in it the courseware stays unsaved.
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

  /** The documents whose edits the server may not have, by their ids. */
  async unsaved(): Promise<readonly string[]> {
    const database = await this.#opened;
    const transaction = database.transaction(USES, 'readonly');
    const uses = transaction.objectStore(USES);
    const [keys, values] = [uses.getAllKeys(), uses.getAll()];
    await stored(transaction);
    return keys.result.map(String).filter((_, index) => (values.result[index] as Use).unsaved);
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

  /** Forgets a document, whatever it holds. */
  async drop(documentId: string): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction([UPDATES, USES], 'readwrite');
    transaction.objectStore(UPDATES).delete(allOf(documentId));
    transaction.objectStore(USES).delete(documentId);
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

const isAny = (): boolean => true;

/** Reads the pieces whose names are wanted, within the transaction of the table. */
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
