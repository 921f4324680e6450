import { binDocuments } from '@lectern/protocol/documents';
import type { Reply } from '@lectern/protocol/endpoint';
import {
  cancelUpload,
  completeUpload,
  createUpload,
  FIRST_PIECE_BYTES,
  getUpload,
  nextPieceBytes,
  putChunk,
  type UploadState,
} from '@lectern/protocol/uploads';
import { ApiError, isPassing } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { readLocal, removeLocal, writeLocal } from '../../platform/storage/local-store.ts';
import { takeBack } from './import-task.ts';
import { KEPT_UPLOADS } from './kept-uploads.ts';
import { UserGone } from './transfer.ts';

/** How often one file goes back to a piece that the server lost: a disk that keeps nothing is not written to for ever. */
const LOST_MAX = 3;

export type UploadResult = Reply<typeof completeUpload>;

/** What is sent, and where it goes. */
export interface SentFile {
  readonly file: File;
  readonly parentId: string | undefined;
  /** The document of the same name whose newer version it is. */
  readonly replaces?: string | undefined;
  /** Its transfer, which goes on where it stopped, also when the page was loaded anew. Without one it begins anew. */
  readonly transferId?: string | undefined;
}

export interface UploadOptions extends SentFile {
  /** It is read into a courseware, even where it would be kept as a file. */
  readonly opensAs?: 'courseware' | undefined;
  readonly signal: AbortSignal;
  /** Bytes that the server has. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Where the id of the upload is kept: under that of its transfer and not of the file, for the same file may be sent twice at
 * once, and who signs out leaves no names of files.
 */
function keyOf({ transferId }: SentFile): string | undefined {
  return transferId === undefined ? undefined : KEPT_UPLOADS + transferId;
}

async function begin(sent: SentFile, signal: AbortSignal): Promise<UploadState> {
  const { file, parentId, replaces } = sent;
  const key = keyOf(sent);
  const known = key === undefined ? undefined : readLocal(key);
  if (key !== undefined && known !== undefined) {
    try {
      return await call(getUpload, { params: { id: known }, signal });
    } catch (error) {
      if (!(error instanceof ApiError) || isPassing(error)) throw error;
      removeLocal(key);
    }
  }
  const state = await call(createUpload, {
    body: { name: file.name, size: file.size, parent_id: parentId, replaces },
    signal,
  });
  if (key !== undefined) writeLocal(key, state.id);
  return state;
}

/** Where the server really is, when it disagrees about the next byte. */
async function agree(error: unknown, id: string, signal: AbortSignal): Promise<UploadState> {
  if (error instanceof ApiError && error.code === 'UPLOAD_OFFSET_WRONG') {
    return call(getUpload, { params: { id }, signal });
  }
  throw error;
}

/**
 * Sends a file piece by piece and ends the upload. Rejects with an `ApiError` (a lost network is NETWORK: call it
 * again to go on) or with an AbortError.
 */
export async function uploadFile({
  opensAs,
  signal,
  onProgress,
  ...sent
}: UploadOptions): Promise<UploadResult> {
  const { file } = sent;
  let state = await begin(sent, signal);
  onProgress(state.offset);
  for (let lost = 0; ; lost += 1) {
    state = await sendRest(state, file, signal, onProgress);
    signal.throwIfAborted();
    try {
      // Not ended by the signal: what came of it could not be taken back by somebody who does not know its name.
      const result = await call(completeUpload, { params: { id: state.id }, query: { open_as: opensAs } });
      if (signal.aborted && !(signal.reason instanceof UserGone)) await undo(result);
      signal.throwIfAborted();
      return result;
    } catch (error) {
      signal.throwIfAborted();
      const { offset } = await agree(error, state.id, signal).catch(() => state);
      if (offset < file.size && lost < LOST_MAX) {
        // The server lost a piece in a power cut, and wants it again.
        state = { ...state, offset };
        continue;
      }
      // A refused file is refused for good. What the server could not do just now goes on where it stopped.
      if (!isPassing(error)) forgetUpload(sent);
      throw error;
    }
  }
}

/** Sends what the server does not have yet. */
async function sendRest(
  begun: UploadState,
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<UploadState> {
  let state = begun;
  let bytes = FIRST_PIECE_BYTES;
  while (state.offset < file.size) {
    const end = Math.min(file.size, state.offset + Math.min(bytes, state.chunk_size));
    const begin = performance.now();
    try {
      state = await call(putChunk, {
        params: { id: state.id },
        query: { offset: state.offset },
        body: file.slice(state.offset, end),
        signal,
      });
      bytes = nextPieceBytes(bytes, performance.now() - begin);
    } catch (error) {
      state = await agree(error, state.id, signal);
      bytes = FIRST_PIECE_BYTES;
    }
    onProgress(state.offset);
  }
  return state;
}

/** Cancelled while the server ended the upload: nothing of it stays. */
async function undo(result: UploadResult): Promise<void> {
  if (result.kind === 'task') {
    const made = await takeBack(result.task_id);
    if (made !== undefined) await remove(made.documentId);
  } else {
    await remove(result.document.id);
  }
}

async function remove(documentId: string): Promise<void> {
  try {
    await call(binDocuments, { body: { ids: [documentId] } });
  } catch {
    // It is on the disk then, where it is seen.
  }
}

/** After an upload ended well. */
export function forgetUpload(sent: SentFile): void {
  const key = keyOf(sent);
  if (key !== undefined) removeLocal(key);
}

/** Gives up what was sent so far. */
export async function abandonUpload(sent: SentFile): Promise<void> {
  const key = keyOf(sent);
  const id = key === undefined ? undefined : readLocal(key);
  forgetUpload(sent);
  if (id === undefined) return;
  try {
    await call(cancelUpload, { params: { id } });
  } catch {
    // The server sweeps uploads that nobody continues.
  }
}
