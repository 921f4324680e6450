import { type Dispose, Emitter, type Readable, Signal } from '@lectern/base';
import type { EditPermission } from '@lectern/protocol/constants';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import type { KeptFilesDatabase } from './kept-files-database.ts';

const CHANNEL = 'lectern-kept-files';

/** Notifies every window of this browser when the list of files waiting for upload changes. */
export class FileNews {
  readonly #heard = new Emitter();
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  constructor() {
    if (this.#channel) this.#channel.onmessage = () => this.#heard.emit();
  }

  tell(): void {
    this.#heard.emit();
    this.#channel?.postMessage('changed');
  }

  subscribe(listener: () => void): Dispose {
    return this.#heard.subscribe(listener);
  }
}

/** The notifier of this window. */
export const fileNews = new FileNews();

/** The methods of the database that this module calls, so that a test can replace it. */
export type FilesKept = Pick<
  KeptFilesDatabase,
  'find' | 'hashes' | 'waiting' | 'put' | 'keepOnly' | 'note' | 'courseware' | 'forget' | 'prune' | 'close'
>;

/** A list of files to store, and the function that downloads one. */
interface Kept {
  readonly hashes: readonly string[];
  readonly fetchFile: (hash: string) => Promise<Blob | undefined>;
}

/**
 * The files of one courseware that are stored in this browser: shown offline, and uploaded when the network is online.
 */
export class KeptFiles {
  readonly #database: FilesKept;
  readonly #documentId: string;
  readonly #urls = new Map<string, string>();
  readonly #lookedFor = new Set<string>();
  readonly #changed = new Emitter();
  readonly #waiting = new Signal(0);
  readonly #content = new Signal<KeptContent>({ type: 'asked' });
  readonly #stop: Dispose;
  /** The hashes that were stored last, so that the same list is not checked again. */
  #kept: string | undefined;
  /** The list to store next, with its download function. */
  #next: Kept | undefined;
  #keeping: Promise<void> | undefined;
  #disposed = false;

  constructor(database: FilesKept, documentId: string) {
    this.#database = database;
    this.#documentId = documentId;
    this.#stop = fileNews.subscribe(() => void this.#count());
    void this.#count();
  }

  /** Number of files of the courseware that the server does not have. */
  get waiting(): Readable<number> {
    return this.#waiting;
  }

  /** Number of the files that are stored in this browser, according to the last count. */
  get content(): Readable<KeptContent> {
    return this.#content;
  }

  /**
   * The blob URL of a stored file. Undefined until it is looked up; listeners are notified when it is found, and it
   * never changes.
   */
  url(hash: string): string | undefined {
    const known = this.#urls.get(hash);
    if (known === undefined && !this.#lookedFor.has(hash)) void this.#look(hash);
    return known;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /** Stores a file that could not be uploaded. Returns whether this browser has stored it. */
  async keepWaiting(hash: string, blob: Blob, name: string): Promise<boolean> {
    try {
      await this.#database.put({ documentId: this.#documentId, hash, name, blob, waiting: 1 });
    } catch {
      return false;
    }
    // This browser has the only copy of the file: asks the browser not to evict it when storage becomes short.
    void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
    await this.#count();
    fileNews.tell();
    return true;
  }

  /**
   * Downloads the files of the courseware that are not stored yet, one after the other, and deletes files that it no
   * longer has. Stops when the browser has no space, on disposal, and when `keepAll` is called with another list, which
   * is then stored instead.
   */
  async keepAll(
    hashes: readonly string[],
    fetchFile: (hash: string) => Promise<Blob | undefined>,
  ): Promise<void> {
    this.#next = { hashes, fetchFile };
    this.#keeping ??= this.#keepNext().finally(() => {
      this.#keeping = undefined;
    });
    await this.#keeping;
  }

  async #keepNext(): Promise<void> {
    while (this.#next && !this.#disposed) {
      const next = this.#next;
      this.#next = undefined;
      await this.#keep(next);
    }
  }

  async #keep({ hashes, fetchFile }: Kept): Promise<void> {
    const list = hashes.join();
    if (list === this.#kept) return;
    const here = new Set<string>();
    try {
      await this.#database.keepOnly(this.#documentId, new Set(hashes));
      for (const hash of await this.#database.hashes(this.#documentId)) here.add(hash);
      for (const hash of hashes) {
        if (this.#disposed || this.#next) return;
        if (here.has(hash)) continue;
        this.#content.set({ type: 'fetching', ...countsOf(hashes, here) });
        // A file that fails to load is retried by the next call; the others are stored all the same.
        const blob = await fetchFile(hash).catch(() => undefined);
        if (blob === undefined || this.#disposed) continue;
        await this.#database.put({ documentId: this.#documentId, hash, name: '', blob, waiting: 0 });
        here.add(hash);
      }
      this.#settle(hashes, here, 'unreachable');
      if (this.#content.get().type === 'whole') this.#kept = list;
    } catch {
      this.#settle(hashes, here, 'room');
    }
  }

  /** Counts the stored files without downloading any, because the network may be offline. */
  async look(hashes: readonly string[]): Promise<void> {
    const here = await this.#database.hashes(this.#documentId).catch(() => undefined);
    if (this.#keeping || this.#content.get().type !== 'asked') return;
    this.#settle(hashes, new Set(here), here === undefined ? 'room' : 'unreachable');
  }

  #settle(hashes: readonly string[], here: ReadonlySet<string>, why: 'room' | 'unreachable'): void {
    if (this.#disposed) return;
    const counts = countsOf(hashes, here);
    const isWhole = counts.here === counts.all && (why !== 'room' || counts.all > 0);
    this.#content.set(isWhole ? { type: 'whole' } : { type: 'lacking', why, ...counts });
  }

  /** Stores name, permission and kind of the document. */
  async note(name: string, permission: EditPermission, code: RecordsKindCode): Promise<void> {
    const documentId = this.#documentId;
    await this.#quietly(this.#database.note({ documentId, name, permission, at: Date.now(), code }));
    await this.#quietly(this.#database.prune(Date.now()));
  }

  /** Deletes the courseware after the user lost permission, except files waiting for upload. */
  async forget(): Promise<void> {
    await this.#quietly(this.#database.forget(this.#documentId));
  }

  async #look(hash: string): Promise<void> {
    this.#lookedFor.add(hash);
    const blob = await this.#database.find(this.#documentId, hash).catch(() => undefined);
    if (blob === undefined || this.#disposed) return;
    this.#urls.set(hash, URL.createObjectURL(blob));
    this.#changed.emit();
  }

  async #count(): Promise<void> {
    const waiting = await this.#database.waiting().catch(() => []);
    if (this.#disposed) return;
    this.#waiting.set(waiting.filter(({ documentId }) => documentId === this.#documentId).length);
  }

  async #quietly(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch {
      // A browser without space or database stores nothing.
    }
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#stop();
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
    this.#changed.clear();
    // Transactions that have begun finish before the database closes.
    this.#database.close();
  }
}

function countsOf(hashes: readonly string[], here: ReadonlySet<string>) {
  const all = new Set(hashes);
  return { here: [...all].filter((hash) => here.has(hash)).length, all: all.size };
}

/** The share of a courseware that is stored in this browser for opening and teaching it offline. */
export type KeptContent =
  /** The files have not been counted yet. */
  | { readonly type: 'asked' }
  /** Files are being downloaded: `here` of `all` are stored. */
  | { readonly type: 'fetching'; readonly here: number; readonly all: number }
  | { readonly type: 'whole' }
  /** `room`: the browser has no space for the files, or has no storage. `unreachable`: some files failed to load. */
  | {
      readonly type: 'lacking';
      readonly why: 'room' | 'unreachable';
      readonly here: number;
      readonly all: number;
    };
