import * as z from 'zod/mini';
import { endpoint } from './calls/endpoint.ts';
import { documentId } from './documents/document-shapes.ts';

/** The socket of live editing of boards, see `live.ts`. */
export const BOARD_LIVE_PATH = '/ws/board';

const params = z.object({ id: documentId });

/** The board as one Yjs update (encoding V1), so that it can be shown before the socket is connected. */
export const boardState = endpoint({
  method: 'GET',
  path: '/api/boards/:id/state',
  caller: 'user',
  summary: 'Returns the state of a board, as a Yjs V1 update',
  params,
  rawReply: { contentType: 'application/octet-stream' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** The board's records as JSON, in a courseware's format, for clients that only show them. */
export const boardRecords = endpoint({
  method: 'GET',
  path: '/api/boards/:id/records',
  caller: 'user',
  summary: 'Returns the records of a board, as JSON',
  params,
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** Most bytes of the Yjs update that a board is created from: as much as one may have. */
const BOARD_STATE_MAX_BYTES = 24_000_000;

/** Creates a board from existing content in one call: all of it or no board. */
export const createBoard = endpoint({
  method: 'POST',
  path: '/api/boards',
  caller: 'user',
  takesIn: true,
  summary: 'Creates a board from the Yjs V1 update that is sent; a name that is taken gets a number',
  query: z.object({
    name: z.string().check(z.maxLength(4096)),
    parent_id: z.optional(documentId),
  }),
  rawBody: { maxBytes: BOARD_STATE_MAX_BYTES },
  reply: z.object({ id: documentId, name: z.string() }),
  errors: [
    'NAME_INVALID',
    'PARENT_NOT_FOUND',
    'PARENT_INVALID',
    'CAPACITY_NOT_ENOUGH',
    'COURSEWARE_INVALID',
    'COURSEWARE_TOO_LARGE',
    'TOO_MANY_REQUESTS',
  ],
});
