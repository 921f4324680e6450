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

/** Number of files sent at the same time. */
const AT_ONCE = 2;
const RETRY_MS = 3_000;

/** Ports of server and browser that transfers need. */
export interface TransferPorts {
  /** Takes a transfer through all its stages. */
  readonly carry: (item: Transfer, ports: CarryPorts) => Promise<TransferState>;
  /** Preloads a courseware that is about to be opened; resolves when the request has been sent. */
  readonly ask: (documentId: string, userId: string) => Promise<void>;
  /** Deletes the incomplete upload of a file on the server. */
  readonly abandon: (sent: SentFile) => void;
  /** The files that this tab sends, stored so that they resume after a reload. */
  readonly files: {
    readonly of: (userId: string) => Promise<readonly KeptFile[]>;
    /** Returns whether the file is stored, so that it is not lost with the page. */
    readonly keep: (kept: KeptFile) => Promise<boolean>;
    readonly forget: (id: string) => void;
  };
  /** The tasks that this tab waits for, by user. */
  readonly tasks: {
    readonly of: (userId: string) => readonly KeptTask[];
    readonly keep: (userId: string, task: KeptTask) => void;
    readonly forget: (userId: string, taskId: string) => void;
  };
  /** Whether the server is reachable. */
  readonly connection: Readable<boolean>;
}

/** Settings of the added files. */
interface FileWish {
  readonly opensAs?: 'courseware' | undefined;
  /** Files that become new versions of documents, with the ids of these documents. */
  readonly replaces?: ReadonlyMap<File, string>;
}

function sourceOf({ parentId, opensAs, replaces }: KeptFile, file: File): TransferSource {
  return { kind: 'file', file, parentId, opensAs, replaces };
}

/** Whether no byte of the file needs to be sent any more. */
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
  /** Ids of the transfers that resume after a reload. */
  readonly #kept = new Set<string>();
  readonly #stop: Dispose;
  #owner = '';
  /** The signed-in person, for any of their accounts: a new object for another person and after a sign-out. */
  #person: { readonly id: string | undefined } = { id: undefined };
  /** Whether this window has shown its list: from then on new transfers belong to the signed-in user. */
  #isClaimed = false;
  #inSight = false;

  /** Calls back whenever a file reached the disk, so that lists are fetched again. */
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

  /** Whether transfers that are not sent completely would be lost with the page. */
  get isSending(): boolean {
    return this.#items
      .get()
      .some(
        ({ id, source, state }) =>
          source.kind !== 'task' && !isFinished(state) && state.kind !== 'working' && !this.#kept.has(id),
      );
  }

  /**
   * Ids of transfers that would be lost if the user signed out: transfers not sent completely or not started on the
   * server.
   */
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

  /** Aborts transfers of another user, and restores the tasks that this tab waited for before a reload. */
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
   * Called with the session of this window or another: aborts transfers of other users. Tasks of a user who switched
   * accounts are kept until they switch back; tasks of another person are dropped. A tab that slept may have missed
   * sessions in between.
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

  /** The user signed out: aborts and hides all transfers. */
  #release(): void {
    this.#owner = '';
    for (const abort of this.#aborts.values()) abort.abort(new UserGone());
    this.#items.set([]);
    this.#kept.clear();
  }

  /** Restores the files from before a reload: stored files resume automatically. */
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

  /** Resumes a file that the user has selected again. Returns whether it is the same file. */
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

  /** While the list is visible, results need no other message. */
  show(): Dispose {
    this.#inSight = true;
    return () => {
      this.#inSight = false;
      // A user who went to another screen must not be taken away from it, nor on return.
      this.#change(() => true, { opens: false });
      const { of, keep } = this.#ports.tasks;
      for (const kept of of(this.#owner)) keep(this.#owner, { ...kept, opens: false });
    };
  }

  /** The courseware is no longer opened automatically. */
  openByHand(id: string): void {
    this.#change((item) => item.id === id, { opens: false });
  }

  /** Uploads files to the disk; a single presentation may open automatically once it is converted. */
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
    // The transfer may have finished while it was stored.
    if (now === undefined || now.source.kind !== 'file' || isOver(now.state)) this.#ports.files.forget(id);
    else this.#kept.add(id);
  }

  #forget(id: string): void {
    this.#kept.delete(id);
    this.#ports.files.forget(id);
  }

  /** Uploads folders with their content to the disk. */
  addFolders(folders: readonly FolderUpload[]): void {
    this.#add(
      folders.map((upload): Transfer => {
        const source: TransferSource = { kind: 'folder', upload };
        return { id: newId(), name: upload.name, source, opens: false, state: { kind: 'waiting' } };
      }),
    );
  }

  /** Converts a file of the disk into a courseware, which opens automatically. */
  addConversion(document: { readonly id: string; readonly name: string }): void {
    const source: TransferSource = { kind: 'document', documentId: document.id };
    this.#add([{ id: newId(), name: document.name, source, opens: true, state: { kind: 'waiting' } }]);
  }

  /** Cancels a transfer: the incomplete upload is deleted, and the result on the server removed. */
  cancel(id: string): void {
    const item = this.#find(id);
    if (item === undefined) return;
    const { source, state } = item;
    // A transfer that has just finished stays, and is not opened automatically.
    this.#change((other) => other.id === id, { state: { kind: 'cancelled' }, opens: false });
    this.#aborts.get(id)?.abort();
    // Called before the id of its upload is deleted.
    if (source.kind === 'file' && state.kind !== 'working')
      this.#ports.abandon({ ...source, transferId: id });
    this.#forget(id);
  }

  /** Resumes a failed or paused transfer. */
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
          // The task started while its user signed out, so it is not stored.
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

  /** A single lost packet changes no connection state, so a paused file is also retried after a delay. */
  #goOnLater(id: string): void {
    setTimeout(() => {
      if (this.#find(id)?.state.kind === 'paused' && this.#ports.connection.get()) this.retry(id);
    }, RETRY_MS);
  }

  #failureState(item: Transfer, error: unknown): TransferState {
    const now = this.#find(item.id)?.state;
    const progress = now?.kind === 'uploading' ? now.progress : 0;
    if (isUnreachable(error)) return { kind: 'paused', progress };
    // The file of a restored task is not available.
    const again = item.source.kind !== 'task' && mayRetry(error);
    const full = error instanceof ApiError && error.code === 'CAPACITY_NOT_ENOUGH';
    return { kind: 'failed', message: messageOf(error), mayRetry: again, full };
  }
}
