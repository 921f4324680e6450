import { newId } from '@lectern/base';
import { UPLOAD_MAX_BYTES } from '@lectern/protocol/constants';
import { errorMessage } from '@lectern/protocol/errors';
import { fileKindOf, uploadExtensions } from '@lectern/protocol/file-kinds';
import { create } from 'zustand';
import { ApiError, isAborted, messageOf } from '../../../platform/api/api-error.ts';
import { isOnline, subscribeConnection } from '../../../platform/connection.ts';
import { currentLanguage } from '../../../platform/i18n/language.ts';
import { abandonUpload, forgetUpload, uploadFile } from '../../../platform/transfer/chunked-upload.ts';
import { followTask } from '../../../platform/transfer/import-task.ts';
import { formatSize } from '../format.ts';

/** Where one file is on its way. `progress` is 0 to 1. */
export type TransferState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading'; readonly progress: number }
  | { readonly kind: 'paused'; readonly progress: number }
  /** An old format becomes a new one before it can be read: how long that takes nobody knows. */
  | { readonly kind: 'converting' }
  | { readonly kind: 'parsing'; readonly progress: number }
  | { readonly kind: 'ready'; readonly documentId: string }
  | { readonly kind: 'stored' }
  | { readonly kind: 'failed'; readonly message: string; readonly mayRetry: boolean }
  | { readonly kind: 'cancelled' };

export interface Transfer {
  readonly id: string;
  readonly file: File;
  readonly parentId: string | undefined;
  /** It becomes a courseware, even where it would be kept as a file. */
  readonly opensAs: 'courseware' | undefined;
  /** The courseware that comes of it opens by itself. */
  readonly opens: boolean;
  readonly state: TransferState;
}

/** Files sent at the same time. */
const AT_ONCE = 2;
const RETRY_MS = 3_000;

export const useTransfers = create<{ readonly items: readonly Transfer[] }>(() => ({ items: [] }));

let owner: string | undefined;

/** The files on their way belong to one user: for another they are stopped and forgotten. */
export function claimTransfers(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  for (const abort of aborts.values()) abort.abort();
  useTransfers.setState({ items: [] });
}

const aborts = new Map<string, AbortController>();
const endListeners = new Set<() => void>();

function all(): readonly Transfer[] {
  return useTransfers.getState().items;
}

function settle(id: string, state: TransferState): void {
  useTransfers.setState({ items: all().map((item) => (item.id === id ? { ...item, state } : item)) });
}

/** Told whenever a file reached the library, so that lists are read anew. */
export function subscribeTransferEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** What the server would refuse anyway, said before a byte is sent. */
function refusal(file: File): string | undefined {
  const language = currentLanguage();
  if (fileKindOf(file.name) === undefined) {
    return errorMessage('FILE_TYPE_UNSUPPORTED', language, { types: uploadExtensions.join(', ') });
  }
  return file.size > UPLOAD_MAX_BYTES
    ? errorMessage('FILE_TOO_LARGE', language, { size: formatSize(UPLOAD_MAX_BYTES) })
    : undefined;
}

/** Takes files to the library; a single slide file may open by itself when it was read. */
export function addTransfers(
  files: readonly File[],
  parentId?: string,
  opens = false,
  opensAs?: 'courseware',
): void {
  const added = files.map((file): Transfer => {
    const message = refusal(file);
    const state: TransferState =
      message === undefined ? { kind: 'waiting' } : { kind: 'failed', message, mayRetry: false };
    return { id: newId(), file, parentId, opensAs, opens: opens && files.length === 1, state };
  });
  useTransfers.setState({ items: [...all(), ...added] });
  startWaiting();
}

function startWaiting(): void {
  const running = all().filter((item) => aborts.has(item.id)).length;
  const waiting = all().filter((item) => item.state.kind === 'waiting');
  for (const item of waiting.slice(0, Math.max(0, AT_ONCE - running))) void run(item);
}

async function run(item: Transfer): Promise<void> {
  const abort = new AbortController();
  aborts.set(item.id, abort);
  try {
    settle(item.id, await carry(item, abort.signal));
  } catch (error) {
    settle(item.id, failureState(item, error));
  } finally {
    aborts.delete(item.id);
    startWaiting();
    goOnLater(item.id);
  }
}

/** One lost packet is no lost network: without word of the connection a paused file tries again by itself. */
function goOnLater(id: string): void {
  setTimeout(() => {
    const item = all().find((other) => other.id === id);
    if (item?.state.kind === 'paused' && isOnline()) retryTransfer(id);
  }, RETRY_MS);
}

async function carry(item: Transfer, signal: AbortSignal): Promise<TransferState> {
  const { file, parentId, opensAs } = item;
  settle(item.id, { kind: 'uploading', progress: 0 });
  const result = await uploadFile({
    file,
    parentId,
    opensAs,
    signal,
    onProgress: (sent) =>
      settle(item.id, { kind: 'uploading', progress: file.size === 0 ? 1 : sent / file.size }),
  });
  forgetUpload(file, parentId);
  if (result.kind === 'document') {
    tellEnd();
    return { kind: 'stored' };
  }
  settle(item.id, { kind: 'parsing', progress: 0 });
  const documentId = await followTask({
    taskId: result.task_id,
    signal,
    onProgress: (progress, stage) =>
      settle(item.id, stage === 'converting' ? { kind: 'converting' } : { kind: 'parsing', progress }),
  });
  tellEnd();
  return { kind: 'ready', documentId };
}

function tellEnd(): void {
  for (const listener of endListeners) listener();
}

function failureState(item: Transfer, error: unknown): TransferState {
  if (isAborted(error)) return { kind: 'cancelled' };
  const now = all().find((other) => other.id === item.id)?.state;
  const progress = now?.kind === 'uploading' ? now.progress : 0;
  if (error instanceof ApiError && error.code === 'NETWORK') return { kind: 'paused', progress };
  const mayRetry = !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
  return { kind: 'failed', message: messageOf(error), mayRetry };
}

/** Stops a file where it is; what was sent of it is given up. */
export function cancelTransfer(id: string): void {
  const item = all().find((other) => other.id === id);
  if (item === undefined) return;
  const uploading = item.state.kind !== 'parsing' && item.state.kind !== 'converting';
  aborts.get(id)?.abort();
  settle(id, { kind: 'cancelled' });
  if (uploading) void abandonUpload(item.file, item.parentId);
}

/** Goes on where a file stopped. */
export function retryTransfer(id: string): void {
  settle(id, { kind: 'waiting' });
  startWaiting();
}

export function removeTransfer(id: string): void {
  useTransfers.setState({ items: all().filter((item) => item.id !== id) });
}

export function isFinished(state: TransferState): boolean {
  return ['ready', 'stored', 'failed', 'cancelled'].includes(state.kind);
}

export function clearFinished(): void {
  useTransfers.setState({ items: all().filter((item) => !isFinished(item.state)) });
}

subscribeConnection(() => {
  if (!isOnline()) return;
  for (const item of all()) if (item.state.kind === 'paused') retryTransfer(item.id);
});
