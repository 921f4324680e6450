import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { clientPlatform } from '../calls/query.ts';
import { documentId, documentItem } from './document-shapes.ts';

/**
 * This call is in a separate module: a first page requests its document, and does not need the other calls of the
 * document centre.
 */
export const getDocument = endpoint({
  method: 'GET',
  path: `/api/documents/v1.0/c/document/:id`,
  caller: 'user',
  summary: "Returns one document with the caller's permissions for it",
  params: z.object({ id: documentId }),
  query: z.object(clientPlatform),
  reply: documentItem,
  errors: ['DOCUMENT_NOT_FOUND'],
});
