import { newId } from '@lectern/base';
import { openDatabase, stored } from '../../platform/storage/indexed-database.ts';
import { removeLocal } from '../../platform/storage/local-store.ts';
import { KEPT_UPLOADS } from './kept-uploads.ts';

/** A file on its way: what has to be known to go on with it after the page was loaded anew. */
export interface KeptFile {
  readonly userId: string;
  /** Of its transfer. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly parentId: string | undefined;
  readonly opensAs: 'courseware' | undefined;
  readonly replaces: string | undefined;
  readonly opens: boolean;
  /** The file itself; without it the browser had no room, and it is asked for once more. */
  readonly file: File | undefined;
}

interface Stored extends KeptFile {
  readonly tab: string;
  readonly at: number;
}

/** As long as the server keeps what was sent of a file, milliseconds. */
const KEPT_MS = 86_400_000;
/** Of all files that are kept at once, bytes: more are asked for once more. */
const ROOM_BYTES = 314_572_800;
const TABLE = 'files';
const TAB = 'lectern.tab';
/** Names of the errors with which a browser says that it has no databases for this page. */
const REFUSED = ['SecurityError', 'InvalidStateError'];

/** This tab goes on with its own files: another window sends its own. It is the same after the page is loaded anew. */
function tabId(): string {
  const known = sessionStorage.getItem(TAB);
  if (known !== null) return known;
  const made = newId();
  sessionStorage.setItem(TAB, made);
  return made;
}

/** The files that tabs of this browser are sending. Where the browser keeps nothing, nothing goes on by itself. */
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

  /** Whether it is kept, with its bytes or without. */
  async keep(kept: KeptFile): Promise<boolean> {
    try {
      const all = await this.#all();
      const taken = all.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
      const file = taken + kept.size > ROOM_BYTES ? undefined : kept.file;
      const entry: Stored = { ...kept, file, tab: tabId(), at: Date.now() };
      // A browser whose own room is full keeps the entry alone.
      await this.#put(entry).catch(() => this.#put({ ...entry, file: undefined }));
      return true;
    } catch {
      return false;
    }
  }

  /** The user's files that are on their way, in whichever window. Rejects where the browser keeps nothing. */
  async idsOf(userId: string): Promise<readonly string[]> {
    const old = Date.now() - KEPT_MS;
    return (await this.#all()).filter((kept) => kept.userId === userId && kept.at >= old).map(({ id }) => id);
  }

  /** The user signed out: his files go, those of other windows too, and no others. Rejects where some may be left. */
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

  /** The file, and which upload of the server it was sent to. */
  forget(id: string): void {
    removeLocal(KEPT_UPLOADS + id);
    void this.#table('readwrite')
      .then((table) => table.delete(id))
      .catch(() => undefined);
  }

  /** Whether the browser refuses databases, as some do in a private window: then none of the files was ever kept. */
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
