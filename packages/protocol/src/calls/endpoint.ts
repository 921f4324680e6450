import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors/errors.ts';

/**
 * Callers whom an endpoint accepts at all. What a caller may do with one object is decided by the feature's policy.
 * - `anyone`: no authorisation is read.
 * - `visitor`: any client with a link: an unsigned call, a call with the link's pass as its token, or a signed call of
 *   any account, guests included. A call with a wrong signature is rejected.
 * - `bearer`: a call with a token that the feature itself issues and checks, for clients without an account.
 * - `guest`: a signed call of any account, guests included.
 * - `user`: a signed call of a person or organisation account; guests are refused with GUEST_FORBIDDEN.
 */
type Caller = 'anyone' | 'visitor' | 'bearer' | 'guest' | 'user';

type Shape = z.ZodMiniType | undefined;

/**
 * One call between web and server. From it the server registers the route and checks the reply, the web gets a typed
 * call, and the OpenAPI document is generated.
 *
 * `path` is the whole path from the root with colon parameters, such as `/api/uc/v1.1/users/:id/identities`. `raw`
 * bodies (uploads) are passed as a stream of bytes, not as JSON.
 */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly caller: Caller;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The body must be a form (`application/x-www-form-urlencoded`) of at most this many bytes. */
  readonly form?: { readonly maxBytes: number };
  /** The body is not JSON, but at most this many bytes. */
  readonly rawBody?: { readonly maxBytes: number };
  /** JSON of the reply; left out for an empty reply, which is sent as `{}`. */
  readonly reply?: R;
  /** The reply is bytes (a download, a document's state), which the handler returns as a Buffer. */
  readonly rawReply?: { readonly contentType: string };
  /** The call stores data: it is rejected with STORAGE_FULL while the disk is nearly full. */
  readonly takesIn?: boolean;
  /**
   * After the call the browser clears its HTTP cache for this origin: pictures, fonts, previews. Other stored data
   * stay, such as edits that are not on the server yet.
   */
  readonly clearsCache?: boolean;
  readonly errors: readonly ErrorCode[];
}

/** Keeps the exact type of the definition, so that omitted properties are known to be omitted. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part<E, Name extends 'params' | 'query' | 'body' | 'reply'> = E extends {
  readonly [K in Name]: infer S extends z.ZodMiniType;
}
  ? S
  : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** Input of the caller, before defaults are filled in. */
export interface CallInput<E extends Endpoint> {
  readonly params: Input<Part<E, 'params'>>;
  readonly query: Input<Part<E, 'query'>>;
  readonly body: Input<Part<E, 'body'>>;
}

/** Input of the handler, validated and with defaults. */
export interface CallOutput<E extends Endpoint> {
  readonly params: Output<Part<E, 'params'>>;
  readonly query: Output<Part<E, 'query'>>;
  readonly body: Output<Part<E, 'body'>>;
}

/** Result of the handler, which the caller receives. */
export type Reply<E extends Endpoint> =
  Part<E, 'reply'> extends z.ZodMiniType
    ? z.input<Part<E, 'reply'>>
    : E extends { readonly rawReply: object }
      ? Uint8Array
      : Record<string, never>;

/**
 * Replaces each `:name` in a path by its value in `params`; missing names are not replaced (request before-hook of the
 * specification).
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> | undefined): string {
  return path.replace(/:([A-Za-z_][A-Za-z0-9_]*)/g, (whole, name: string) => {
    const value = params?.[name];
    return value === undefined || value === null ? whole : encodeURIComponent(String(value));
  });
}
