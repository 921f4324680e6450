import * as z from 'zod/mini';
import { documentId } from './document-shapes.ts';
import { endpoint } from './endpoint.ts';

/** The socket of live editing of boards, see `live.ts`. */
export const BOARD_LIVE_PATH = '/ws/board';

const params = z.object({ id: documentId });

/** The board as one Yjs update (encoding V1), so that it shows before the socket is up. */
export const boardState = endpoint({
  method: 'GET',
  path: '/api/boards/:id/state',
  caller: 'user',
  summary: 'State of a board, as a Yjs V1 update',
  params,
  rawReply: { contentType: 'application/octet-stream' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** The board's records as JSON, which are those of a courseware: for who shows them and does not change them. */
export const boardRecords = endpoint({
  method: 'GET',
  path: '/api/boards/:id/records',
  caller: 'user',
  summary: 'Records of a board, as JSON',
  params,
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: ['DOCUMENT_NOT_FOUND'],
});
