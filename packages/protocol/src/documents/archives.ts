import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { clientPlatform } from '../calls/query.ts';
import { documentId } from './document-shapes.ts';

/** Most documents selected for one archive, without the contents of selected folders. */
export const ARCHIVE_CHOSEN_MAX = 300;
/** Most documents in one archive, contents of folders included, and most bytes of its files. */
export const ARCHIVE_DOCUMENTS_MAX = 1_000;
export const ARCHIVE_BYTES_MAX = 2_000_000_000;

export const archiveLink = endpoint({
  method: 'POST',
  path: '/api/documents/v1.0/c/document/actions/archive',
  caller: 'user',
  summary:
    'Returns a signed link, valid for minutes, to one zip of the given documents and the contents of the given folders',
  query: z.object(clientPlatform),
  body: z.object({
    ids: z.array(documentId).check(z.minLength(1), z.maxLength(ARCHIVE_CHOSEN_MAX)),
  }),
  /** `count`: number of files in the archive. */
  reply: z.object({ url: z.string(), name: z.string(), count: z.int() }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'ARCHIVE_TOO_LARGE', 'ARCHIVE_EMPTY'],
});
