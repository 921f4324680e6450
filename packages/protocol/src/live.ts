import * as z from 'zod/mini';

/**
 * Live editing of a document of any kind: Hocuspocus' messages on a socket of the kind's own path, the document's name
 * being its id. The token of the authentication message is JSON (`liveToken`) whose MAC header is signed for `GET` of
 * that path.
 */

/** Longest message on such a socket, bytes; a longer message closes it with code 1009. */
export const LIVE_MESSAGE_MAX_BYTES = 8_388_608;

export const liveToken = z.object({ authorization: z.string().check(z.maxLength(1024)) });

/** Why the server refused or closed a live connection: reasons in its messages and with socket code 4403. */
const liveRefusal = z.enum([
  /** The window is not signed in, or its session expired: sign in and reconnect. */
  'unauthorized',
  /** No permission, or the document does not exist. */
  'forbidden',
  /** The user had access, but the document was moved to the bin or deleted. */
  'deleted',
  /** An error on the server: retry. */
  'unavailable',
  /** The document would become too large with the edit: undo it. */
  'too-large',
  /** The server has too little space to store an edit. */
  'storage-full',
]);
export type LiveRefusal = z.infer<typeof liveRefusal>;

/** Messages of the server beside the document, as JSON in a stateless message. */
export const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('permission'), permission: z.union([z.literal(10), z.literal(20)]) }),
]);
