import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Destination, OutgoingGuard } from './outgoing-guard.ts';

export interface OutgoingPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Time for name resolution, connection and response together, milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Posts to an address that a user gave and returns the status. Redirects are not followed, and only the status of the
 * response is read. Throws OutgoingRefused, or the network's error.
 */
export async function postOutgoing(guard: OutgoingGuard, post: OutgoingPost): Promise<number> {
  const signal = AbortSignal.timeout(post.timeoutMs);
  const url = guard.parse(post.url);
  const destination = await Promise.race([guard.destination(url), aborted(signal)]);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const options = {
      method: 'POST',
      headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
      lookup: always(destination),
      // A separate connection that is closed afterwards, so that no unchecked connection is reused.
      agent: false,
      signal,
    };
    const call: ClientRequest = send(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
      call.destroy();
    });
    call.on('error', reject);
    call.end(post.body);
  });
}

/** Resolves every name to the address that was checked. */
function always({ address, family }: Destination): LookupFunction {
  return (_name, { all }, answer) => {
    if (all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
