import * as z from 'zod/mini';
import { documentId, documentItem } from './document-shapes.ts';
import { endpoint } from './endpoint.ts';
import { clientPlatform } from './query.ts';

/** In a module of its own: a first page asks for its document, and has no use for the document centre's other calls. */
export const getDocument = endpoint({
  method: 'GET',
  path: `/api/documents/v1.0/c/document/:id`,
  caller: 'user',
  summary: 'One document with what the caller may do with it',
  params: z.object({ id: documentId }),
  query: z.object(clientPlatform),
  reply: documentItem,
  errors: ['DOCUMENT_NOT_FOUND'],
});
