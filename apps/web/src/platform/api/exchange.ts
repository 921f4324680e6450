import { APP_ID_HEADER, DEVICE_HEADER, PROOF_HEADER } from '@lectern/protocol/constants';
import { type CallInput, type Endpoint, fillPath, type Reply } from '@lectern/protocol/endpoint';
import { slowAnswers } from '../connection/slow-answers.ts';
import { connection } from '../connection/window-connection.ts';
import { languageTag } from '../i18n/language.ts';
import { ApiError, isAborted, networkError, replyError } from './api-error.ts';
import { takeAskedFirst } from './asked-first.ts';
import { APP_ID, deviceId } from './client-ids.ts';

/** Time limit of a response, milliseconds. */
const JSON_TIMEOUT_MS = 30_000;
const BYTES_TIMEOUT_MS = 120_000;

type Optional<Value, Name extends string> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** The input of a call: path parameters, query, and a body or bytes, as the endpoint requires. */
export type Given<E extends Endpoint> = Optional<CallInput<E>['params'], 'params'> &
  Optional<CallInput<E>['query'], 'query'> &
  (E extends { readonly rawBody: object }
    ? { readonly body: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> }
    : Optional<CallInput<E>['body'], 'body'>) & { readonly signal?: AbortSignal };

/** The arguments after the endpoint in a call: none when the endpoint has no input. */
export type Arguments<E extends Endpoint> =
  Record<string, never> extends Given<E> ? [given?: Given<E>] : [given: Given<E>];

export interface LooselyGiven {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** The solved proof of work after PROOF_NEEDED. */
  readonly proof?: string;
}

function bodyOf(endpoint: Endpoint, body: unknown): { body?: BodyInit; type?: string } {
  if (endpoint.rawBody !== undefined) {
    return { body: body as Blob | ArrayBuffer, type: 'application/octet-stream' };
  }
  if (endpoint.form !== undefined) return { body: new URLSearchParams(body as Record<string, string>) };
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

function timeoutOf({ rawBody, rawReply }: Endpoint): number {
  return rawBody === undefined && rawReply === undefined ? JSON_TIMEOUT_MS : BYTES_TIMEOUT_MS;
}

/** The response that the page's first script requested; undefined when it did not, or when that failed. */
async function askedFirst(
  address: string,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const asked = takeAskedFirst(address, authorization);
  if (asked === undefined) return undefined;
  const abort = () => asked.abort.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', abort);
  try {
    return await asked.response;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** Makes a call, and repeats it with proof of work if the server requests it. */
export async function worked<Answer>(
  attempt: (proof?: string) => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PROOF_NEEDED') throw error;
    const { proofFor } = await import('./proof-of-work.ts');
    return attempt(await proofFor(String(error.details.challenge), signal));
  }
}

/** One call to the server, with proof of work if the server requests it; `call` adds the signature and retries. */
export function exchange<E extends Endpoint>(
  endpoint: E,
  given: LooselyGiven,
  authorization: string | undefined,
): Promise<Reply<E>> {
  const once = (proof = given.proof) => exchangeOnce(endpoint, { ...given, proof }, authorization);
  // A signature is valid for one call, so a signed call cannot be repeated with a proof.
  const isSigned = endpoint.caller === 'user' || endpoint.caller === 'guest';
  return isSigned ? once() : worked(once, given.signal);
}

async function exchangeOnce<E extends Endpoint>(
  endpoint: E,
  given: LooselyGiven,
  authorization: string | undefined,
): Promise<Reply<E>> {
  const { body, type } = bodyOf(endpoint, given.body);
  const timeout = AbortSignal.timeout(timeoutOf(endpoint));
  const headers: Record<string, string> = { [APP_ID_HEADER]: APP_ID, 'Accept-Language': languageTag() };
  if (type !== undefined) headers['Content-Type'] = type;
  if (authorization !== undefined) headers.Authorization = authorization;
  if (endpoint.caller === 'anyone' || endpoint.caller === 'visitor') headers[DEVICE_HEADER] = deviceId();
  if (given.proof !== undefined) headers[PROOF_HEADER] = given.proof;
  let response: Response;
  let reply: unknown;
  // Only calls with the default time limit count as slow; files may take long.
  const endWait = timeoutOf(endpoint) === JSON_TIMEOUT_MS ? slowAnswers.wait() : undefined;
  try {
    const signal = given.signal === undefined ? timeout : AbortSignal.any([given.signal, timeout]);
    const address = addressOf(endpoint, given);
    const ahead = endpoint.method === 'GET' ? await askedFirst(address, authorization, signal) : undefined;
    response =
      ahead ??
      (await fetch(address, {
        method: endpoint.method,
        headers,
        body,
        // The server uses no cookies. Credentials are sent only where the browser must obey a `Clear-Site-Data` header.
        credentials: endpoint.clearsCache ? 'same-origin' : 'omit',
        cache: 'no-store',
        signal,
      }));
    // Only status 200 is success.
    if (response.status === 200 && endpoint.rawReply !== undefined) {
      reply = new Uint8Array(await response.arrayBuffer());
    } else {
      reply = await response.json().catch(() => undefined);
    }
  } catch (error) {
    if (given.signal?.aborted === true && isAborted(error)) throw error;
    void connection.check();
    throw networkError(endpoint.method === 'GET' ? 'query' : 'operation');
  } finally {
    endWait?.();
  }
  if (response.status !== 200 || reply === undefined) throw replyError(response.status, reply);
  return reply as Reply<E>;
}

/**
 * `call` for endpoints without authentication, without the code that signs: a phone without an account need not load
 * it.
 */
export function callOpenly<E extends Endpoint & { readonly caller: 'anyone' }>(
  endpoint: E,
  ...[given]: Arguments<E>
): Promise<Reply<E>> {
  return exchange(endpoint, given ?? {}, undefined);
}

/** The path with its query, exactly as it is sent and signed. */
export function addressOf(
  endpoint: Endpoint,
  given: { readonly params?: unknown; readonly query?: unknown },
): string {
  const url = new URL(
    fillPath(endpoint.path, given.params as Record<string, unknown> | undefined),
    location.origin,
  );
  for (const [name, value] of Object.entries((given.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) url.searchParams.append(name, String(value));
  }
  if (endpoint.path.startsWith('/api/documents/')) url.searchParams.set('client_platform', 'web');
  return url.pathname + url.search;
}
