import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryInteger } from '../calls/query.ts';
import { UPLOAD_MAX_BYTES } from '../constants.ts';
import { documentId, documentItem } from './document-shapes.ts';
import { callbackUrl } from './transcoding.ts';

/** Most bytes of one chunk. */
export const UPLOAD_CHUNK_BYTES = 4_194_304;
/**
 * Bytes of the first chunk: small enough that the progress moves on a slow line, and that little is lost when it
 * breaks.
 */
export const FIRST_PIECE_BYTES = 524_288;
/**
 * Durations of a chunk, milliseconds: after a shorter time than the first the next chunk is twice as large, after a
 * longer time than the second half as large.
 */
const QUICK_PIECE_MS = 1_000;
const SLOW_PIECE_MS = 4_000;
/** Time after which an upload without progress is deleted, milliseconds. */
export const UPLOAD_LIFETIME_MS = 86_400_000;

/**
 * Bytes of the next chunk, after a chunk of `bytes` with this duration in milliseconds. When fifty files are uploaded
 * at once, the number of calls burdens the server, not their bytes, and a fast line needs few calls.
 */
export function nextPieceBytes(bytes: number, milliseconds: number): number {
  if (milliseconds < QUICK_PIECE_MS) return Math.min(bytes * 2, UPLOAD_CHUNK_BYTES);
  if (milliseconds > SLOW_PIECE_MS) return Math.max(bytes / 2, FIRST_PIECE_BYTES);
  return bytes;
}

const oneUpload = z.object({ id: z.uuid() });

const uploadState = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Total bytes, as declared. */
  size: z.int(),
  /** Bytes stored so far: the next chunk begins there. */
  offset: z.int(),
  /** Most bytes of one chunk. */
  chunk_size: z.int(),
  /** Time when the upload is deleted unless it is continued, milliseconds since 1970. */
  expires_at: z.number(),
});
export type UploadState = z.infer<typeof uploadState>;

export const createUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  caller: 'user',
  takesIn: true,
  summary: 'Begins an upload: type, size, name, folder and capacity are checked before a byte is sent',
  body: z.object({
    name: z.string().check(z.maxLength(4096)),
    /** Bytes. */
    size: z.int().check(z.gte(0)),
    parent_id: z.nullish(documentId),
    /** Id of the caller's file of the same name that this file is a newer version of. */
    replaces: z.nullish(documentId),
    /** Address that is called when the import of a presentation has finished. */
    callback_url: z.nullish(callbackUrl),
    /** Whether the imported courseware gets a thumbnail from the file. */
    with_cover: z._default(z.boolean(), true),
  }),
  reply: uploadState,
  errors: [
    'CALLBACK_REFUSED',
    'FILE_TOO_LARGE',
    'FILE_CORRUPT',
    'FILE_TYPE_UNSUPPORTED',
    'NAME_INVALID',
    'DOCUMENT_NOT_FOUND',
    'FILE_TYPE_MISMATCH',
    'FORBIDDEN',
    'PARENT_NOT_FOUND',
    'PARENT_INVALID',
    'CAPACITY_NOT_ENOUGH',
    'TOO_MANY_REQUESTS',
  ],
});

export const getUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  caller: 'user',
  summary: 'Returns the progress of an upload, to resume it after an interruption',
  params: oneUpload,
  reply: uploadState,
  errors: ['UPLOAD_NOT_FOUND'],
});

export const putChunk = endpoint({
  method: 'PUT',
  path: '/api/uploads/:id',
  caller: 'user',
  takesIn: true,
  summary: 'Stores the chunk of the file that begins at `offset`, whole or not at all',
  params: oneUpload,
  query: z.object({ offset: queryInteger(0, UPLOAD_MAX_BYTES) }),
  rawBody: { maxBytes: UPLOAD_CHUNK_BYTES },
  reply: uploadState,
  errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_OFFSET_WRONG', 'FILE_TOO_LARGE', 'PAYLOAD_TOO_LARGE'],
});

export const completeUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:id/complete',
  caller: 'user',
  takesIn: true,
  summary:
    'Completes an upload: the file becomes a document, or an import task: always for .pptx and .ndpx, on request for PDF and pictures',
  params: oneUpload,
  query: z.object({
    /**
     * `courseware`: a file that would be stored unchanged (PDF, picture, archive of pictures) is imported into a
     * courseware.
     */
    open_as: z.optional(z.literal('courseware')),
  }),
  reply: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('document'), document: documentItem }),
    z.object({ kind: z.literal('task'), task_id: z.uuid() }),
  ]),
  errors: [
    'UPLOAD_NOT_FOUND',
    'UPLOAD_OFFSET_WRONG',
    'FILE_TYPE_UNSUPPORTED',
    'FILE_TYPE_MISMATCH',
    'FILE_ENCRYPTED',
    'FILE_CORRUPT',
    'FILE_EXPLODES',
    'PARENT_NOT_FOUND',
    'PARENT_INVALID',
    'CAPACITY_NOT_ENOUGH',
  ],
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:id',
  caller: 'user',
  summary: 'Cancels an upload and deletes the bytes that were sent',
  params: oneUpload,
  errors: ['UPLOAD_NOT_FOUND'],
});
