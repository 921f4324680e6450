import { type Dispose, Emitter, newId, type Readable, Signal } from '@lectern/base';
import { ApiError, isUnreachable, messageOf } from '../../platform/api/api-error.ts';
import type { Session } from '../../platform/api/session.ts';
import type { CarryPorts } from './carry-transfer.ts';
import type { SentFile } from './chunked-upload.ts';
import type { FolderUpload } from './folder-upload.ts';
import type { KeptFile } from './kept-files.ts';
import type { KeptTask } from './kept-tasks.ts';
import { mayRetry, refusalOf } from './refused-file.ts';
import { isFinished, type Transfer, type TransferSource, type TransferState, UserGone } from './transfer.ts';

/** Files sent at the same time. */
const AT_ONCE = 2;
const RETRY_MS = 3_000;

/** What transfers take of the server and of the browser. */
export interface TransferPorts {
  /** Takes one to its end. */
  readonly carry: (item: Transfer, ports: CarryPorts) => Promise<TransferState>;
  /** Asks for a courseware that is about to be opened; resolves when the question is on its way. */
  readonly ask: (documentId: string, userId: string) => Promise<void>;
  /** Gives up what the server has of a file that was not all sent. */
  readonly abandon: (sent: SentFile) => void;
  /** Files that this tab sends, kept so that they go on when the page is loaded anew. */
  readonly files: {
    readonly of: (userId: string) => Promise<readonly KeptFile[]>;
    /** Whether it is kept: then nothing is lost with the page. */
    readonly keep: (kept: KeptFile) => Promise<boolean>;
    readonly forget: (id: string) => void;
  };
  /** The tasks that this tab waits for, of a user. */
  readonly tasks: {
    readonly of: (userId: string) => readonly KeptTask[];
    readonly keep: (userId: string, task: KeptTask) => void;
    readonly forget: (userId: string, taskId: string) => void;
  };
  /** Whether the server answers. */
  readonly connection: Readable<boolean>;
}

/** What becomes of the files that are added. */
interface FileWish {
  readonly opensAs?: 'courseware' | undefined;
  /** Those that are newer versions of documents, with the ids of these. */
  readonly replaces?: ReadonlyMap<File, string>;
}

function sourceOf({ parentId, opensAs, replaces }: KeptFile, file: File): TransferSource {
  return { kind: 'file', file, parentId, opensAs, replaces };
}

/** Nothing of the file needs to be sent any more. */
function isOver(state: TransferState): boolean {
  if (state.kind === 'failed') return !state.mayRetry;
  return state.kind === 'working' || isFinished(state);
}

/** The files and folders that this window sends, and the tasks it waits for. They belong to one user. */
export class Transfers {
  readonly #ports: TransferPorts;
  readonly #items = new Signal<readonly Transfer[]>([]);
  readonly #aborts = new Map<string, AbortController>();
  readonly #ended = new Emitter();
  /** Ids of those that go on when the page is loaded anew. */
  readonly #kept = new Set<string>();
  readonly #stop: Dispose;
  #owner = '';
  /** Who is signed in, under whichever of his accounts: another object for every other one, and after a sign-out. */
  #person: { readonly id: string | undefined } = { id: undefined };
  /** Whether this window has shown its list: from then on what it sends is that of whoever is signed in. */
  #isClaimed = false;
  #inSight = false;

  /** Told whenever a file reached the library, so that lists are read anew. */
  readonly onEnd = this.#ended.subscribe;

  constructor(ports: TransferPorts) {
    this.#ports = ports;
    this.#stop = ports.connection.subscribe(() => {
      if (!ports.connection.get()) return;
      for (const item of this.#items.get()) if (item.state.kind === 'paused') this.retry(item.id);
    });
  }

  get items(): Readable<readonly Transfer[]> {
    return this.#items;
  }

  /** Whether something would be lost with the page: what is not all sent yet. */
  get isSending(): boolean {
    return this.#items
      .get()
      .some(
        ({ id, source, state }) =>
          source.kind !== 'task' && !isFinished(state) && state.kind !== 'working' && !this.#kept.has(id),
      );
  }

  /** Ids of what would be lost if the user went: all that the server does not have or does not work on yet. */
  unsentOf(userId: string): readonly string[] {
    if (userId !== this.#owner) return [];
    return this.#items
      .get()
      .filter(({ source, state }) => source.kind !== 'task' && !isOver(state))
      .map(({ id }) => id);
  }

  dispose(): void {
    this.#stop();
    for (const abort of this.#aborts.values()) abort.abort();
  }

  /** Those of another user end; the tasks that this tab waited for before it was loaded anew are found again. */
  claim(userId: string): void {
    if (this.#owner === userId) return;
    this.#release();
    this.#owner = userId;
    this.#isClaimed = true;
    const found = this.#ports.tasks.of(userId).map(
      ({ taskId, name, opens }): Transfer => ({
        id: newId(),
        name,
        source: { kind: 'task', taskId },
        opens,
        state: { kind: 'waiting' },
      }),
    );
    this.#items.set(found);
    this.#startWaiting();
    void this.#findFiles(userId);
  }

  /**
   * Who is signed in now, in this window or another: what somebody else sent ends. The tasks of one who goes on as another
   * of his accounts are found again when he comes back; of others nothing stays. A tab that slept was not told of all who
   * were signed in meanwhile.
   */
  keepTo(session: Pick<Session, 'userId' | 'personId'> | undefined): void {
    const userId = session?.userId;
    const id = session?.personId ?? userId;
    const isSamePerson = id !== undefined && id === this.#person.id;
    if (!isSamePerson) this.#person = { id };
    if (userId === this.#owner || !this.#isClaimed) return;
    const before = this.#owner;
    if (userId === undefined) this.#release();
    else this.claim(userId);
    if (isSamePerson) return;
    const { of, forget } = this.#ports.tasks;
    for (const { taskId } of of(before)) forget(before, taskId);
  }

  /** The user is gone: nothing goes on, and nothing of it is to be seen. */
  #release(): void {
    this.#owner = '';
    for (const abort of this.#aborts.values()) abort.abort(new UserGone());
    this.#items.set([]);
    this.#kept.clear();
  }

  /** The files that were on their way before the page was loaded anew: those that are here go on by themselves. */
  async #findFiles(userId: string): Promise<void> {
    const files = await this.#ports.files.of(userId).catch(() => []);
    if (this.#owner !== userId) return;
    for (const { id } of files) this.#kept.add(id);
    this.#add(
      files
        .filter(({ id }) => this.#find(id) === undefined)
        .map((kept): Transfer => {
          const { id, name, opens, file } = kept;
          return file === undefined
            ? { id, name, source: { kind: 'lost', kept }, opens, state: { kind: 'wanted' } }
            : { id, name, source: sourceOf(kept, file), opens, state: { kind: 'waiting' } };
        }),
    );
  }

  /** The file that is wanted, chosen once more: it goes on where it stopped. Whether it is the same. */
  chooseAgain(id: string, file: File): boolean {
    const item = this.#find(id);
    if (item?.source.kind !== 'lost') return false;
    const { kept } = item.source;
    const same =
      file.name === kept.name && file.size === kept.size && file.lastModified === kept.lastModified;
    if (!same) return false;
    this.#change((other) => other.id === id, { source: sourceOf(kept, file), state: { kind: 'waiting' } });
    this.#startWaiting();
    return true;
  }

  /** While the list is on the screen, what it says needs no other message. */
  show(): Dispose {
    this.#inSight = true;
    return () => {
      this.#inSight = false;
      // Who went elsewhere is not led away from there, nor at the return.
      this.#change(() => true, { opens: false });
      const { of, keep } = this.#ports.tasks;
      for (const kept of of(this.#owner)) keep(this.#owner, { ...kept, opens: false });
    };
  }

  /** The courseware that comes of it is opened by hand. */
  openByHand(id: string): void {
    this.#change((item) => item.id === id, { opens: false });
  }

  /** Takes files to the library; a single slide file may open by itself when it was read. */
  addFiles(
    files: readonly File[],
    parentId?: string,
    opens = false,
    { opensAs, replaces }: FileWish = {},
  ): void {
    const added = files.map((file): Transfer => {
      const message = refusalOf(file);
      const state: TransferState =
        message === undefined ? { kind: 'waiting' } : { kind: 'failed', message, mayRetry: false };
      const source: TransferSource = {
        kind: 'file',
        file,
        parentId,
        opensAs,
        replaces: replaces?.get(file),
      };
      return { id: newId(), name: file.name, source, opens: opens && files.length === 1, state };
    });
    for (const item of added) if (item.state.kind === 'waiting') void this.#keep(item);
    this.#add(added);
  }

  async #keep({ id, name, opens, source }: Transfer): Promise<void> {
    if (source.kind !== 'file') return;
    const { file, parentId, opensAs, replaces } = source;
    const { size, lastModified } = file;
    const kept = {
      userId: this.#owner,
      id,
      name,
      opens,
      parentId,
      opensAs,
      replaces,
      size,
      lastModified,
      file,
    };
    if (!(await this.#ports.files.keep(kept))) return;
    const now = this.#find(id);
    // It may have ended while it was written down.
    if (now === undefined || now.source.kind !== 'file' || isOver(now.state)) this.#ports.files.forget(id);
    else this.#kept.add(id);
  }

  #forget(id: string): void {
    this.#kept.delete(id);
    this.#ports.files.forget(id);
  }

  /** Takes folders to the library, with all that is in them. */
  addFolders(folders: readonly FolderUpload[]): void {
    this.#add(
      folders.map((upload): Transfer => {
        const source: TransferSource = { kind: 'folder', upload };
        return { id: newId(), name: upload.name, source, opens: false, state: { kind: 'waiting' } };
      }),
    );
  }

  /** Reads a file of the disk into a courseware, which opens by itself. */
  addConversion(document: { readonly id: string; readonly name: string }): void {
    const source: TransferSource = { kind: 'document', documentId: document.id };
    this.#add([{ id: newId(), name: document.name, source, opens: true, state: { kind: 'waiting' } }]);
  }

  /** Stops a file where it is; what was sent of it is given up, what the server made of it taken back. */
  cancel(id: string): void {
    const item = this.#find(id);
    if (item === undefined) return;
    const { source, state } = item;
    // What had ended a moment before stays, and is not opened by itself.
    this.#change((other) => other.id === id, { state: { kind: 'cancelled' }, opens: false });
    this.#aborts.get(id)?.abort();
    // Before it is forgotten which upload of the server it was.
    if (source.kind === 'file' && state.kind !== 'working')
      this.#ports.abandon({ ...source, transferId: id });
    this.#forget(id);
  }

  /** Goes on where a file stopped. */
  retry(id: string): void {
    this.#settle(id, { kind: 'waiting' });
    this.#startWaiting();
  }

  remove(id: string): void {
    this.#forget(id);
    this.#items.set(this.#items.get().filter((item) => item.id !== id));
  }

  clearFinished(): void {
    for (const { id, state } of this.#items.get()) if (isFinished(state)) this.#forget(id);
    this.#items.set(this.#items.get().filter((item) => !isFinished(item.state)));
  }

  #find(id: string): Transfer | undefined {
    return this.#items.get().find((item) => item.id === id);
  }

  #change(which: (item: Transfer) => boolean, to: Partial<Transfer>): void {
    this.#items.set(this.#items.get().map((item) => (which(item) ? { ...item, ...to } : item)));
  }

  #settle(id: string, state: TransferState): void {
    this.#change((item) => item.id === id, { state });
    if (isOver(state)) this.#forget(id);
  }

  #add(added: readonly Transfer[]): void {
    this.#items.set([...this.#items.get(), ...added]);
    this.#startWaiting();
  }

  #startWaiting(): void {
    const items = this.#items.get();
    const running = items.filter((item) => this.#aborts.has(item.id)).length;
    const waiting = items.filter((item) => item.state.kind === 'waiting' && !this.#aborts.has(item.id));
    for (const item of waiting.slice(0, Math.max(0, AT_ONCE - running))) void this.#run(item);
  }

  async #run(item: Transfer): Promise<void> {
    const { id } = item;
    const { carry, tasks } = this.#ports;
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    const { signal } = abort;
    const userId = this.#owner;
    const person = this.#person;
    let taskId: string | undefined;
    try {
      const state = await carry(item, {
        signal,
        inSight: () => this.#inSight,
        onState: (next) => {
          if (!signal.aborted) this.#settle(id, next);
        },
        onFiles: (files, parentId) => this.addFiles(files, parentId),
        onMade: async (documentId) => {
          if (this.#find(id)?.opens) await this.#ports.ask(documentId, userId);
        },
        onTask: (begun) => {
          // Begun while he went: nothing stays of who signed out.
          if (person !== this.#person) return;
          taskId = begun;
          tasks.keep(userId, { taskId: begun, name: item.name, opens: this.#find(id)?.opens ?? false });
        },
      });
      if (state.kind === 'ready' && state.cut) this.openByHand(id);
      this.#settle(id, state);
      this.#ended.emit();
    } catch (error) {
      this.#settle(id, signal.aborted ? { kind: 'cancelled' } : this.#failureState(item, error));
    } finally {
      if (taskId !== undefined && !(signal.reason instanceof UserGone)) tasks.forget(userId, taskId);
      this.#aborts.delete(id);
      this.#startWaiting();
      this.#goOnLater(id);
    }
  }

  /** One lost packet is no lost network: without word of the connection a paused file tries again by itself. */
  #goOnLater(id: string): void {
    setTimeout(() => {
      if (this.#find(id)?.state.kind === 'paused' && this.#ports.connection.get()) this.retry(id);
    }, RETRY_MS);
  }

  #failureState(item: Transfer, error: unknown): TransferState {
    const now = this.#find(item.id)?.state;
    const progress = now?.kind === 'uploading' ? now.progress : 0;
    if (isUnreachable(error)) return { kind: 'paused', progress };
    // Of a task that was found again the file is not here any more.
    const again = item.source.kind !== 'task' && mayRetry(error);
    const full = error instanceof ApiError && error.code === 'CAPACITY_NOT_ENOUGH';
    return { kind: 'failed', message: messageOf(error), mayRetry: again, full };
  }
}
