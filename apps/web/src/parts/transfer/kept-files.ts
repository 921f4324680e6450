import { newId } from '@lectern/base';
import { openDatabase, stored } from '../../platform/storage/indexed-database.ts';
import { removeLocal } from '../../platform/storage/local-store.ts';

/** Prefix of keys in the local store under which ids of uploads are stored; the id of the transfer follows. */
export const KEPT_UPLOADS = 'upload.';

/** A file being sent, with all data that are needed to resume after a reload. */
export interface KeptFile {
  readonly userId: string;
  /** Id of the transfer that sends the file. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly parentId: string | undefined;
  readonly opensAs: 'courseware' | undefined;
  readonly replaces: string | undefined;
  readonly opens: boolean;
  /** The file itself; undefined when the browser had no space, and then the user is prompted for it again. */
  readonly file: File | undefined;
}

interface Stored extends KeptFile {
  readonly tab: string;
  readonly at: number;
}

/** Time for which the server stores an incomplete upload, milliseconds. */
const KEPT_MS = 86_400_000;
/** Total size of the files that are stored at once, bytes; the user is prompted again for further files. */
const ROOM_BYTES = 314_572_800;
const TABLE = 'files';
const TAB = 'lectern.tab';
/** Names of the errors that a browser throws when it has no databases for this page. */
const REFUSED = ['SecurityError', 'InvalidStateError'];

/** Identifies this tab, also after a reload. A tab resumes only its own files. */
function tabId(): string {
  const known = sessionStorage.getItem(TAB);
  if (known !== null) return known;
  const made = newId();
  sessionStorage.setItem(TAB, made);
  return made;
}

/** The files that tabs of this browser are sending. Without storage, no upload is resumed automatically. */
export class KeptFiles {
  #database: Promise<IDBDatabase> | undefined;

  async of(userId: string): Promise<readonly KeptFile[]> {
    const tab = tabId();
    const all = await this.#all();
    const old = Date.now() - KEPT_MS;
    for (const { id, at } of all) {
      if (at < old) this.forget(id);
    }
    return all.filter((kept) => kept.tab === tab && kept.userId === userId && kept.at >= old);
  }

  /** Returns whether the entry is stored, with the bytes of the file or without. */
  async keep(kept: KeptFile): Promise<boolean> {
    try {
      const all = await this.#all();
      const taken = all.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
      const file = taken + kept.size > ROOM_BYTES ? undefined : kept.file;
      const entry: Stored = { ...kept, file, tab: tabId(), at: Date.now() };
      // If the browser's storage is full, only the entry is stored.
      await this.#put(entry).catch(() => this.#put({ ...entry, file: undefined }));
      return true;
    } catch {
      return false;
    }
  }

  /** Ids of the user's unfinished files, in all windows. Rejects when the browser stores nothing. */
  async idsOf(userId: string): Promise<readonly string[]> {
    const old = Date.now() - KEPT_MS;
    return (await this.#all()).filter((kept) => kept.userId === userId && kept.at >= old).map(({ id }) => id);
  }

  /** Deletes the files of a user who signed out, in all windows. Rejects when some may remain. */
  async forgetAll(userId: string): Promise<void> {
    if (await this.#isRefused()) return;
    const own = (await this.#all()).filter((kept) => kept.userId === userId);
    const table = await this.#table('readwrite');
    for (const { id } of own) {
      table.delete(id);
      removeLocal(KEPT_UPLOADS + id);
    }
    await stored(table.transaction);
  }

  /** Deletes the file and the id of its upload. */
  forget(id: string): void {
    removeLocal(KEPT_UPLOADS + id);
    void this.#table('readwrite')
      .then((table) => table.delete(id))
      .catch(() => undefined);
  }

  /** Whether the browser refuses databases, as some do in a private window: then no file was ever stored. */
  async #isRefused(): Promise<boolean> {
    try {
      await this.#open();
      return false;
    } catch (error) {
      return (
        error instanceof ReferenceError || (error instanceof DOMException && REFUSED.includes(error.name))
      );
    }
  }

  async #all(): Promise<readonly Stored[]> {
    const table = await this.#table('readonly');
    const reading = table.getAll();
    await stored(table.transaction);
    return reading.result as Stored[];
  }

  async #put(entry: Stored): Promise<void> {
    const table = await this.#table('readwrite');
    table.put(entry);
    await stored(table.transaction);
  }

  async #table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    try {
      return (await this.#open()).transaction(TABLE, mode).objectStore(TABLE);
    } catch (error) {
      this.#database = undefined;
      throw error;
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= openDatabase('lectern-uploads', (database) =>
      database.createObjectStore(TABLE, { keyPath: 'id' }),
    );
    return this.#database;
  }
}
