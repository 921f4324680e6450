import { Emitter, newId, type Readable, Signal } from '@lectern/base';
import { ApiError, messageOf } from '../../platform/api/api-error.ts';
import { connection } from '../../platform/connection/window-connection.ts';
import { carryTransfer } from './carry-transfer.ts';
import { abandonUpload } from './chunked-upload.ts';
import type { FolderUpload } from './folder-upload.ts';
import { forgetTask, keepTask, keptTasks } from './kept-tasks.ts';
import { mayRetry, refusalOf } from './refused-file.ts';
import { isFinished, type Transfer, type TransferSource, type TransferState } from './transfer.ts';

/** Files sent at the same time. */
const AT_ONCE = 2;
const RETRY_MS = 3_000;

const items = new Signal<readonly Transfer[]>([]);

export const transfers: Readable<readonly Transfer[]> = items;

const aborts = new Map<string, AbortController>();
const ended = new Emitter();
/** Told whenever a file reached the library, so that lists are read anew. */
export const subscribeTransferEnd = ended.subscribe;
let owner = '';
let inSight = false;

/** The files on their way belong to one user; those that this tab waited for before it was loaded anew are found again. */
export function claimTransfers(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  for (const abort of aborts.values()) abort.abort();
  const found = keptTasks(userId).map(
    ({ taskId, name, opens }): Transfer => ({
      id: newId(),
      name,
      source: { kind: 'task', taskId },
      opens,
      state: { kind: 'waiting' },
    }),
  );
  items.set(found);
  startWaiting();
}

/** While the list is on the screen, what it says needs no other message. */
export function showTransfers(): () => void {
  inSight = true;
  return () => {
    inSight = false;
    // Who went elsewhere is not led away from there, nor at the return.
    change(() => true, { opens: false });
    for (const kept of keptTasks(owner)) keepTask(owner, { ...kept, opens: false });
  };
}

function change(which: (item: Transfer) => boolean, to: Partial<Transfer>): void {
  items.set(items.get().map((item) => (which(item) ? { ...item, ...to } : item)));
}

function settle(id: string, state: TransferState): void {
  change((item) => item.id === id, { state });
}

/** It is opened by hand. */
export function openByHand(id: string): void {
  change((item) => item.id === id, { opens: false });
}

function add(added: readonly Transfer[]): void {
  items.set([...items.get(), ...added]);
  startWaiting();
}

/** Takes files to the library; a single slide file may open by itself when it was read. */
export function addTransfers(
  files: readonly File[],
  parentId?: string,
  opens = false,
  opensAs?: 'courseware',
): void {
  add(
    files.map((file): Transfer => {
      const message = refusalOf(file);
      const state: TransferState =
        message === undefined ? { kind: 'waiting' } : { kind: 'failed', message, mayRetry: false };
      const source: TransferSource = { kind: 'file', file, parentId, opensAs };
      return { id: newId(), name: file.name, source, opens: opens && files.length === 1, state };
    }),
  );
}

/** Takes folders to the library, with all that is in them. */
export function addFolders(folders: readonly FolderUpload[]): void {
  add(
    folders.map((upload): Transfer => {
      const source: TransferSource = { kind: 'folder', upload };
      return { id: newId(), name: upload.name, source, opens: false, state: { kind: 'waiting' } };
    }),
  );
}

/** Reads a file of the disk into a courseware, which opens by itself. */
export function addConversion(document: { readonly id: string; readonly name: string }): void {
  const source: TransferSource = { kind: 'document', documentId: document.id };
  add([{ id: newId(), name: document.name, source, opens: true, state: { kind: 'waiting' } }]);
}

function startWaiting(): void {
  const running = items.get().filter((item) => aborts.has(item.id)).length;
  const waiting = items.get().filter((item) => item.state.kind === 'waiting' && !aborts.has(item.id));
  for (const item of waiting.slice(0, Math.max(0, AT_ONCE - running))) void run(item);
}

async function run(item: Transfer): Promise<void> {
  const { id } = item;
  const abort = new AbortController();
  aborts.set(id, abort);
  const { signal } = abort;
  const userId = owner;
  let taskId: string | undefined;
  try {
    const state = await carryTransfer(item, {
      signal,
      inSight: () => inSight,
      onState: (next) => {
        if (!signal.aborted) settle(id, next);
      },
      onFiles: addTransfers,
      onTask: (begun) => {
        taskId = begun;
        const opens = items.get().find((other) => other.id === id)?.opens ?? false;
        keepTask(userId, { taskId: begun, name: item.name, opens });
      },
    });
    settle(id, state);
    ended.emit();
  } catch (error) {
    settle(id, signal.aborted ? { kind: 'cancelled' } : failureState(item, error));
  } finally {
    if (taskId !== undefined) forgetTask(userId, taskId);
    aborts.delete(id);
    startWaiting();
    goOnLater(id);
  }
}

/** One lost packet is no lost network: without word of the connection a paused file tries again by itself. */
function goOnLater(id: string): void {
  setTimeout(() => {
    const item = items.get().find((other) => other.id === id);
    if (item?.state.kind === 'paused' && connection.get()) retryTransfer(id);
  }, RETRY_MS);
}

function failureState(item: Transfer, error: unknown): TransferState {
  const now = items.get().find((other) => other.id === item.id)?.state;
  const progress = now?.kind === 'uploading' ? now.progress : 0;
  if (error instanceof ApiError && error.code === 'NETWORK') return { kind: 'paused', progress };
  // Of a task that was found again the file is not here any more.
  const again = item.source.kind !== 'task' && mayRetry(error);
  const full = error instanceof ApiError && error.code === 'CAPACITY_NOT_ENOUGH';
  return { kind: 'failed', message: messageOf(error), mayRetry: again, full };
}

/** Stops a file where it is; what was sent of it is given up, what the server made of it taken back. */
export function cancelTransfer(id: string): void {
  const item = items.get().find((other) => other.id === id);
  if (item === undefined) return;
  const { source, state } = item;
  // What had ended a moment before stays, and is not opened by itself.
  change((other) => other.id === id, { state: { kind: 'cancelled' }, opens: false });
  aborts.get(id)?.abort();
  if (source.kind === 'file' && state.kind !== 'working') void abandonUpload(source.file, source.parentId);
}

/** Goes on where a file stopped. */
export function retryTransfer(id: string): void {
  settle(id, { kind: 'waiting' });
  startWaiting();
}

export function removeTransfer(id: string): void {
  items.set(items.get().filter((item) => item.id !== id));
}

export function clearFinished(): void {
  items.set(items.get().filter((item) => !isFinished(item.state)));
}

connection.subscribe(() => {
  if (!connection.get()) return;
  for (const item of items.get()) if (item.state.kind === 'paused') retryTransfer(item.id);
});

/** What is not all sent yet is lost with its page: the browser asks first. */
window.addEventListener('beforeunload', (event) => {
  const sending = items
    .get()
    .some(
      ({ source, state }) =>
        ['file', 'folder'].includes(source.kind) && !isFinished(state) && state.kind !== 'working',
    );
  if (sending) event.preventDefault();
});
