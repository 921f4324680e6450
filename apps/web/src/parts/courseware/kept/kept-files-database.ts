import type { EditPermission } from '@lectern/protocol/constants';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import { openDatabase, stored } from '../../../platform/storage/indexed-database.ts';

/**
 * Files of coursewares by courseware and hash, and the details of each courseware; one database per user of this
 * browser.
 */
const FILES = 'files';
const COURSEWARES = 'coursewares';
const WAITING = 'waiting';

/**
 * Time after the last opening at which coursewares are deleted, once no file of them waits for upload. Milliseconds.
 */
const KEPT_MS = 30 * 86_400_000;

/** A file of a courseware that is stored in this browser. */
export interface KeptFile {
  readonly documentId: string;
  readonly hash: string;
  /** The file's name on the user's device; empty for a file that was downloaded. */
  readonly name: string;
  readonly blob: Blob;
  /**
   * 1 while the server does not have the file, so that this is the only copy. A number, because IndexedDB cannot index
   * booleans.
   */
  readonly waiting: 0 | 1;
}

/** Name and permission of a courseware, for opening it offline. */
export interface KeptCourseware {
  readonly documentId: string;
  readonly name: string;
  readonly permission: EditPermission;
  readonly code: RecordsKindCode;
  /** Time of the last opening, milliseconds since 1970. */
  readonly at: number;
}

/** The stored form. Earlier versions stored no code, and a `kind` for boards only. */
type StoredCourseware = Omit<KeptCourseware, 'code'> & {
  readonly code?: RecordsKindCode;
  readonly kind?: string;
};

function readStored({ code, kind, ...known }: StoredCourseware): KeptCourseware {
  return { ...known, code: code ?? (kind === undefined ? 'coursewares' : 'superboard') };
}

function allOf(documentId: string): IDBKeyRange {
  return IDBKeyRange.bound([documentId], [documentId, []]);
}

/**
 * The files of coursewares that this browser stores for one user. Every call rejects when the browser has no storage.
 */
export class KeptFilesDatabase {
  readonly #opened: Promise<IDBDatabase>;

  constructor(userId: string) {
    this.#opened = openDatabase(`lectern-files-${userId}`, makeTables);
    // The failure is reported by the first call.
    this.#opened.catch(() => undefined);
  }

  async find(documentId: string, hash: string): Promise<Blob | undefined> {
    const file = await this.#read<KeptFile | undefined>(FILES, (files) => files.get([documentId, hash]));
    return file?.blob;
  }

  async hashes(documentId: string): Promise<readonly string[]> {
    const keys = await this.#read(FILES, (files) => files.getAllKeys(allOf(documentId)));
    return (keys as [string, string][]).map(([, hash]) => hash);
  }

  /** All files that the server does not have yet, of all coursewares. */
  async waiting(): Promise<readonly KeptFile[]> {
    return await this.#read<KeptFile[]>(FILES, (files) => files.index(WAITING).getAll(1));
  }

  /** Resolves when the file is on the browser's disk, as far as browsers promise. */
  async put(file: KeptFile): Promise<void> {
    await this.#write((files) => files.put(file), 'strict');
  }

  /** Marks a file as uploaded. */
  async settle(documentId: string, hash: string): Promise<void> {
    await this.#write((files) => {
      const request = files.get([documentId, hash]);
      request.onsuccess = () => {
        const file = request.result as KeptFile | undefined;
        if (file) files.put({ ...file, waiting: 0 } satisfies KeptFile);
      };
    });
  }

  /** Deletes a waiting file that its user saved elsewhere or gave up. */
  async drop(documentId: string, hash: string): Promise<void> {
    await this.#write((files) => files.delete([documentId, hash]));
  }

  /** Deletes the files of a courseware that are not in `hashes`, except files waiting for upload. */
  async keepOnly(documentId: string, hashes: ReadonlySet<string>): Promise<void> {
    await this.#write((files) => dropSettled(files, allOf(documentId), ({ hash }) => !hashes.has(hash)));
  }

  async note(courseware: KeptCourseware): Promise<void> {
    await this.#write((_, coursewares) => coursewares.put(courseware));
  }

  async courseware(documentId: string): Promise<KeptCourseware | undefined> {
    const stored = await this.#read<StoredCourseware | undefined>(COURSEWARES, (all) => all.get(documentId));
    return stored && readStored(stored);
  }

  /** All known coursewares, the last opened first. */
  async coursewares(): Promise<readonly KeptCourseware[]> {
    const all = await this.#read<StoredCourseware[]>(COURSEWARES, (each) => each.getAll());
    return all.map(readStored).sort((one, other) => other.at - one.at);
  }

  /** Deletes a courseware, except files waiting for upload. */
  async forget(documentId: string): Promise<void> {
    await this.#write((files, coursewares) => {
      coursewares.delete(documentId);
      dropSettled(files, allOf(documentId), () => true);
    });
  }

  /** Deletes coursewares not opened for a month (or all of them), except files waiting for upload. */
  async prune(now: number, everything = false): Promise<void> {
    await this.#write((files, coursewares) => {
      const request = coursewares.getAll();
      request.onsuccess = () => {
        const all = request.result as StoredCourseware[];
        const gone = all.filter(({ at }) => everything || at < now - KEPT_MS);
        if (gone.length === 0 && !everything) return;
        for (const { documentId } of gone) coursewares.delete(documentId);
        const isGone = new Set(gone.map(({ documentId }) => documentId));
        dropSettled(files, null, ({ documentId }) => everything || isGone.has(documentId));
      };
    });
  }

  close(): void {
    this.#opened.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  async #read<T>(from: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
    const transaction = (await this.#opened).transaction(from, 'readonly');
    const request = ask(transaction.objectStore(from));
    await stored(transaction);
    return request.result as T;
  }

  async #write(
    work: (files: IDBObjectStore, coursewares: IDBObjectStore) => void,
    durability: IDBTransactionDurability = 'default',
  ): Promise<void> {
    const transaction = (await this.#opened).transaction([FILES, COURSEWARES], 'readwrite', { durability });
    work(transaction.objectStore(FILES), transaction.objectStore(COURSEWARES));
    await stored(transaction);
  }
}

/** Deletes the uploaded files in a range that match the condition. */
function dropSettled(
  files: IDBObjectStore,
  range: IDBKeyRange | null,
  isMeant: (file: KeptFile) => boolean,
): void {
  const cursor = files.openCursor(range);
  cursor.onsuccess = () => {
    const at = cursor.result;
    if (!at) return;
    const file = at.value as KeptFile;
    if (file.waiting === 0 && isMeant(file)) at.delete();
    at.continue();
  };
}

function makeTables(database: IDBDatabase): void {
  const files = database.createObjectStore(FILES, { keyPath: ['documentId', 'hash'] });
  files.createIndex(WAITING, 'waiting');
  database.createObjectStore(COURSEWARES, { keyPath: 'documentId' });
}
