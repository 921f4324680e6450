import { type Dispose, Emitter, type Readable, Signal } from '@lectern/base';
import type { EditPermission } from '@lectern/protocol/constants';
import { fileNews } from './file-news.ts';
import type { KeptContent } from './kept-content.ts';
import type { KeptFilesDatabase } from './kept-files-database.ts';

/** What is kept of files: the database, or a stand-in of a test. */
export type FilesKept = Pick<
  KeptFilesDatabase,
  'find' | 'hashes' | 'waiting' | 'put' | 'keepOnly' | 'note' | 'courseware' | 'forget' | 'prune' | 'close'
>;

/** The files of a courseware, and how one is had. */
interface Kept {
  readonly hashes: readonly string[];
  readonly fetchFile: (hash: string) => Promise<Blob | undefined>;
}

/** The files of one courseware that lie in this browser: shown without a network, and sent when there is one. */
export class KeptFiles {
  readonly #database: FilesKept;
  readonly #documentId: string;
  readonly #urls = new Map<string, string>();
  readonly #lookedFor = new Set<string>();
  readonly #changed = new Emitter();
  readonly #waiting = new Signal(0);
  readonly #content = new Signal<KeptContent>({ type: 'asked' });
  readonly #stop: Dispose;
  /** The files that were kept last, so that the same ones are not looked for again. */
  #kept: string | undefined;
  /** What is to be kept next, and who keeps it. */
  #next: Kept | undefined;
  #keeping: Promise<void> | undefined;
  #disposed = false;

  constructor(database: FilesKept, documentId: string) {
    this.#database = database;
    this.#documentId = documentId;
    this.#stop = fileNews.subscribe(() => void this.#count());
    void this.#count();
  }

  /** How many files of the courseware the server does not have. */
  get waiting(): Readable<number> {
    return this.#waiting;
  }

  /** How many of its files are here, as far as was looked. */
  get content(): Readable<KeptContent> {
    return this.#content;
  }

  /** An address within this page. Undefined until it was looked for; listeners are told when it is found, and it stays. */
  url(hash: string): string | undefined {
    const known = this.#urls.get(hash);
    if (known === undefined && !this.#lookedFor.has(hash)) void this.#look(hash);
    return known;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /** Keeps a file that could not be sent. Answers whether this browser has it. */
  async keepWaiting(hash: string, blob: Blob, name: string): Promise<boolean> {
    try {
      await this.#database.put({ documentId: this.#documentId, hash, name, blob, waiting: 1 });
    } catch {
      return false;
    }
    // It is nowhere else: the browser is asked not to clear it away when room becomes short.
    void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
    await this.#count();
    fileNews.tell();
    return true;
  }

  /**
   * Keeps the files of the courseware that are not here yet, one after the other, and lets go of those that it has no
   * more. Stops where the browser has no room, when this is disposed, and when other files are to be kept by now: those are
   * kept then.
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
        // One that cannot be had now is asked for at the next occasion; the others are kept all the same.
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

  /** Says how many of the files are here, without fetching any: there may be no network. */
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

  /** Notes what the courseware is called and allows. */
  async note(name: string, permission: EditPermission, kind?: 'board'): Promise<void> {
    const documentId = this.#documentId;
    await this.#quietly(
      this.#database.note({ documentId, name, permission, at: Date.now(), ...(kind && { kind }) }),
    );
    await this.#quietly(this.#database.prune(Date.now()));
  }

  /** The user may no longer see it: forgotten, but for files that are nowhere else. */
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
      // A browser without room or database keeps nothing.
    }
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#stop();
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
    this.#changed.clear();
    // Transactions that have begun end before the database closes.
    this.#database.close();
  }
}

function countsOf(hashes: readonly string[], here: ReadonlySet<string>) {
  const all = new Set(hashes);
  return { here: [...all].filter((hash) => here.has(hash)).length, all: all.size };
}
