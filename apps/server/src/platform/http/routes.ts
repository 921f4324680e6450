import type { Readable } from 'node:stream';
import type { CallOutput, Endpoint, Language, Reply } from '@lectern/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The user of a signed call; the accounts feature identifies them from the MAC header. */
export interface CallerIdentity {
  readonly userId: string;
  readonly accountType: 'person' | 'org' | 'guest';
  readonly organisationId: string | undefined;
  readonly accessToken: string;
  /** The sign-in to which the token belongs; its end is announced on the bus under the topic `session_ended`. */
  readonly sessionId: string;
  /** The person who signed in, also while acting as one of their organisation accounts. */
  readonly personId?: string;
}

/**
 * Reads and verifies the Authorization header of a request; throws UNAUTHORIZED, TOKEN_EXPIRED, MAC_INVALID, NONCE_*.
 */
export type Authenticate = (request: {
  readonly method: string;
  /** Path with query, as the caller signed it. */
  readonly url: string;
  readonly host: string;
  readonly authorization: string | undefined;
}) => Promise<CallerIdentity>;

export interface Call<E extends Endpoint> extends CallOutput<E> {
  /** Undefined for endpoints of `anyone` or with a bearer token, and for a visitor who did not sign. */
  readonly caller: E['caller'] extends 'anyone' | 'bearer'
    ? undefined
    : E['caller'] extends 'visitor'
      ? CallerIdentity | undefined
      : CallerIdentity;
  /** The token of a call with a bearer token; the feature checks it. */
  readonly bearer: E['caller'] extends 'bearer'
    ? string
    : E['caller'] extends 'visitor'
      ? string | undefined
      : undefined;
  /** The bytes of an endpoint with `rawBody`; reading past the limit fails with PAYLOAD_TOO_LARGE. */
  readonly rawBody: E extends { readonly rawBody: object } ? Readable : undefined;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly response: FastifyReply;
  /** The caller's address, for limits. */
  readonly address: string;
  /** The id that the browser sends with unsigned calls, for limits; undefined if it sends none. */
  readonly device: string | undefined;
  /** The proof of work that the caller sends after PROOF_NEEDED. */
  readonly proof: string | undefined;
}

/** Registers endpoints: validates the input, authenticates, runs the handler, and checks the response's shape. */
export interface Routes {
  handle<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Reply<E>>): void;
  /**
   * A GET address outside the protocol, such as files behind signed links, without app id and MAC. Its errors are from
   * the catalogue too. `path` may have colon parameters.
   */
  serve(
    path: string,
    handler: (request: FastifyRequest, response: FastifyReply) => Promise<FastifyReply>,
  ): void;
}
