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
import { KEPT_UPLOADS } from './kept-files.ts';
import { UserGone } from './transfer.ts';

/**
 * Number of times that one file is resent from a piece that the server lost, so that a failing disk is not written to
 * for ever.
 */
const LOST_MAX = 3;

export type UploadResult = Reply<typeof completeUpload>;

/** A file to upload, with its target. */
export interface SentFile {
  readonly file: File;
  readonly parentId: string | undefined;
  /** Id of the document of the same name, of which the file becomes a new version. */
  readonly replaces?: string | undefined;
  /**
   * Id of the file's transfer, which resumes where it stopped, also after a reload. Without an id the upload starts
   * from the beginning.
   */
  readonly transferId?: string | undefined;
}

export interface UploadOptions extends SentFile {
  /** Set to convert the file into a courseware even if its kind is stored as a file. */
  readonly opensAs?: 'courseware' | undefined;
  readonly signal: AbortSignal;
  /** Called with the number of bytes that the server has. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Key of the upload's id in the local store: by transfer and not by file name, because the same file may be sent twice
 * at once, and no names of files may stay after signing out.
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

/** The server's offset, when it disagrees about the next byte. */
async function agree(error: unknown, id: string, signal: AbortSignal): Promise<UploadState> {
  if (error instanceof ApiError && error.code === 'UPLOAD_OFFSET_WRONG') {
    return call(getUpload, { params: { id }, signal });
  }
  throw error;
}

/**
 * Uploads a file in pieces and completes the upload. Rejects with an `ApiError` (NETWORK when offline: call it again to
 * resume) or with an AbortError.
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
      // The signal does not abort this call, because a document whose id is unknown could not be removed.
      const result = await call(completeUpload, { params: { id: state.id }, query: { open_as: opensAs } });
      if (signal.aborted && !(signal.reason instanceof UserGone)) await undo(result);
      signal.throwIfAborted();
      return result;
    } catch (error) {
      signal.throwIfAborted();
      const { offset } = await agree(error, state.id, signal).catch(() => state);
      if (offset < file.size && lost < LOST_MAX) {
        // The server lost a piece in a power failure; it is sent again.
        state = { ...state, offset };
        continue;
      }
      // A refused file is refused permanently. After a temporary error the upload can resume.
      if (!isPassing(error)) forgetUpload(sent);
      throw error;
    }
  }
}

/** Sends the bytes that the server does not have yet. */
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

/** Cancelled while the server completed the upload: removes the result. */
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
    // The document stays on the disk, where the user sees it.
  }
}

/** Called after an upload was completed. */
export function forgetUpload(sent: SentFile): void {
  const key = keyOf(sent);
  if (key !== undefined) removeLocal(key);
}

/** Deletes the bytes that were sent so far. */
export async function abandonUpload(sent: SentFile): Promise<void> {
  const key = keyOf(sent);
  const id = key === undefined ? undefined : readLocal(key);
  forgetUpload(sent);
  if (id === undefined) return;
  try {
    await call(cancelUpload, { params: { id } });
  } catch {
    // The server deletes abandoned uploads by itself.
  }
}
