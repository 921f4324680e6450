import type { EditPermission } from '@lectern/protocol/constants';
import { openDatabase, stored } from '../../../platform/storage/indexed-database.ts';

/** Files of coursewares by courseware and hash, and what is known of each courseware; one database a user of this browser. */
const FILES = 'files';
const COURSEWARES = 'coursewares';
const WAITING = 'waiting';

/** What was not opened for so long is dropped, once nothing in it waits. Milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** A file of a courseware that lies in this browser. */
export interface KeptFile {
  readonly documentId: string;
  readonly hash: string;
  /** As its user calls it; empty for one that came from the server. */
  readonly name: string;
  readonly blob: Blob;
  /** 1 while the server does not have it: then it is nowhere else. A number, because browsers look up no truth values. */
  readonly waiting: 0 | 1;
}

/** What a courseware is called and allows, for opening it without a network. */
export interface KeptCourseware {
  readonly documentId: string;
  readonly name: string;
  readonly permission: EditPermission;
  /** Left out for a courseware. */
  readonly kind?: 'board';
  /** When it was last opened. */
  readonly at: number;
}

function allOf(documentId: string): IDBKeyRange {
  return IDBKeyRange.bound([documentId], [documentId, []]);
}

/** The files of coursewares that this browser keeps for one user. Every call rejects where the browser keeps nothing. */
export class KeptFilesDatabase {
  readonly #opened: Promise<IDBDatabase>;

  constructor(userId: string) {
    this.#opened = openDatabase(`lectern-files-${userId}`, makeTables);
    // A browser that refuses is told about by the first call.
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

  /** What the server does not have yet, of all coursewares. */
  async waiting(): Promise<readonly KeptFile[]> {
    return await this.#read<KeptFile[]>(FILES, (files) => files.index(WAITING).getAll(1));
  }

  /** On the browser's disk when it resolves, as far as browsers promise. */
  async put(file: KeptFile): Promise<void> {
    await this.#write((files) => files.put(file), 'strict');
  }

  /** The server has it now. */
  async settle(documentId: string, hash: string): Promise<void> {
    await this.#write((files) => {
      const request = files.get([documentId, hash]);
      request.onsuccess = () => {
        const file = request.result as KeptFile | undefined;
        if (file) files.put({ ...file, waiting: 0 } satisfies KeptFile);
      };
    });
  }

  /** Its user has it elsewhere, or gives it up. */
  async drop(documentId: string, hash: string): Promise<void> {
    await this.#write((files) => files.delete([documentId, hash]));
  }

  /** Drops the files of a courseware that are not among these. What waits stays. */
  async keepOnly(documentId: string, hashes: ReadonlySet<string>): Promise<void> {
    await this.#write((files) => dropSettled(files, allOf(documentId), ({ hash }) => !hashes.has(hash)));
  }

  async note(courseware: KeptCourseware): Promise<void> {
    await this.#write((_, coursewares) => coursewares.put(courseware));
  }

  async courseware(documentId: string): Promise<KeptCourseware | undefined> {
    return await this.#read<KeptCourseware | undefined>(COURSEWARES, (all) => all.get(documentId));
  }

  /** All that are known, the last opened first. */
  async coursewares(): Promise<readonly KeptCourseware[]> {
    const all = await this.#read<KeptCourseware[]>(COURSEWARES, (each) => each.getAll());
    return all.sort((one, other) => other.at - one.at);
  }

  /** Forgets a courseware, but for files that are nowhere else. */
  async forget(documentId: string): Promise<void> {
    await this.#write((files, coursewares) => {
      coursewares.delete(documentId);
      dropSettled(files, allOf(documentId), () => true);
    });
  }

  /** Drops what was not opened for a month (or everything), but for files that are nowhere else. */
  async prune(now: number, everything = false): Promise<void> {
    await this.#write((files, coursewares) => {
      const request = coursewares.getAll();
      request.onsuccess = () => {
        const all = request.result as KeptCourseware[];
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

/** Drops files that the server has, of those in the range that are meant. */
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
