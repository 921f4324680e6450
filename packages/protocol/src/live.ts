import * as z from 'zod/mini';

/**
 * Live editing of a document of any kind: Hocuspocus' messages on a socket of the kind's own path, the document's name
 * being its id. The token of the authentication message is JSON (`liveToken`) whose MAC header is signed for `GET` of
 * that path.
 */

/** A longer message on such a socket ends it with code 1009. Bytes. */
export const LIVE_MESSAGE_MAX_BYTES = 8_388_608;

export const liveToken = z.object({ authorization: z.string().check(z.maxLength(1024)) });

/** Why a live connection was refused or ended by the server: reasons of its messages and of socket code 4403. */
const liveRefusal = z.enum([
  /** Not signed in, or the sign-in ended: sign in and come back. */
  'unauthorized',
  /** No permission, or no such document. */
  'forbidden',
  /** It was open to the user, and was moved to the bin or deleted. */
  'deleted',
  /** Something is wrong on the server: try again. */
  'unavailable',
  /** What was edited does not fit into the document any more: take it back. */
  'too-large',
  /** The server has too little room to take an edit in. */
  'storage-full',
]);
export type LiveRefusal = z.infer<typeof liveRefusal>;

/** What the server says beside the document, as JSON in a stateless message. */
export const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('permission'), permission: z.union([z.literal(10), z.literal(20)]) }),
]);
