import { openDatabase, stored } from '../platform/storage/indexed-database.ts';

/** Name of the specification's local database (section 3); the name is our choice, the schema is version 3. */
const NAME = 'lectern';
const VERSION = 3;
const TABLES = ['userChapterInfo', 'userClassInfo', 'userFavorSubjectTools'] as const;
type UserTable = (typeof TABLES)[number];

/** Maximum number of records of a table; the records with the latest `lastUpdate` stay (section 9). */
const RECORDS_MAX = 30;

/** Properties that every record has in addition. */
interface Kept {
  readonly id: number;
  readonly uid: string;
  /** Milliseconds since 1970. */
  readonly lastUpdate: number;
}

/**
 * Records that this browser stores about its users, one per user and table. Every call rejects when the browser has no
 * storage.
 */
export class UserTables {
  #opened: Promise<IDBDatabase> | undefined;
  readonly #name: string;

  constructor(name = NAME) {
    this.#name = name;
  }

  async read<T extends object>(table: UserTable, uid: string): Promise<T | undefined> {
    const transaction = (await this.#open()).transaction(table, 'readonly');
    const request = transaction.objectStore(table).index('uid').getAll(uid);
    await stored(transaction);
    return newest<T>(request.result);
  }

  /** Replaces the user's record by the result of `change`; simultaneous changes are applied one after the other. */
  async change<T extends object>(
    table: UserTable,
    uid: string,
    now: number,
    change: (before: T | undefined) => T,
  ): Promise<void> {
    const transaction = (await this.#open()).transaction(table, 'readwrite');
    const records = transaction.objectStore(table);
    const request = records.index('uid').getAll(uid);
    request.onsuccess = () => {
      const before = newest<T & Kept>(request.result);
      const next = { ...change(before), uid, lastUpdate: now };
      const written = records.put(before ? { ...next, id: before.id } : withoutId(next));
      written.onsuccess = () => prune(records);
    };
    await stored(transaction);
  }

  /** Deletes a user's record. */
  async forget(table: UserTable, uid: string): Promise<void> {
    const transaction = (await this.#open()).transaction(table, 'readwrite');
    const cursor = transaction.objectStore(table).index('uid').openCursor(uid);
    cursor.onsuccess = () => {
      cursor.result?.delete();
      cursor.result?.continue();
    };
    await stored(transaction);
  }

  async close(): Promise<void> {
    (await this.#opened)?.close();
    this.#opened = undefined;
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= openDatabase(this.#name, makeTables, VERSION).then((database) => {
      const letGo = () => {
        this.#opened = undefined;
      };
      // Another window upgrades or deletes the database: it is closed, and the next call opens it again.
      database.addEventListener('versionchange', letGo);
      database.addEventListener('close', letGo);
      return database;
    });
    this.#opened.catch(() => {
      this.#opened = undefined;
    });
    return this.#opened;
  }
}

function newest<T>(records: unknown): T | undefined {
  const [first] = (records as (T & Kept)[]).toSorted((a, b) => b.lastUpdate - a.lastUpdate);
  return first;
}

/** The table assigns the id of a new record. */
function withoutId(record: object): object {
  const { id: _, ...rest } = record as { id?: number };
  return rest;
}

/** There are few records, so reading all of them is cheap. */
function prune(records: IDBObjectStore): void {
  const all = records.getAll();
  all.onsuccess = () => {
    const kept = all.result as Kept[];
    const old = kept.toSorted((a, b) => b.lastUpdate - a.lastUpdate).slice(RECORDS_MAX);
    for (const { id } of old) records.delete(id);
  };
}

function makeTables(database: IDBDatabase): void {
  for (const table of TABLES) {
    // A table of an older version is deleted; its data can be fetched again from the server.
    if (database.objectStoreNames.contains(table)) database.deleteObjectStore(table);
    database.createObjectStore(table, { keyPath: 'id', autoIncrement: true }).createIndex('uid', 'uid');
  }
}
