import type { Endpoint, Reply } from '@lectern/protocol/endpoint';
import { getTime } from '@lectern/protocol/tokens';
import { ApiError, ownError } from './api-error.ts';
import { authorizationHeader, renewSession, usableSession } from './authorization.ts';
import { type Arguments, addressOf, exchange, type LooselyGiven, worked } from './exchange.ts';
import { correctClock, currentSession, type Session } from './session.ts';

/** Fixes the cause of a refused call before its second attempt; returns undefined when a retry is useless. */
async function remedy(error: unknown, session: Session): Promise<Session | undefined> {
  if (!(error instanceof ApiError) || error.status !== 401) return undefined;
  if (error.code === 'NONCE_STALE') {
    const { sys_time } = await exchange(getTime, {}, undefined);
    await correctClock(sys_time);
    return currentSession();
  }
  if (error.code === 'TOKEN_EXPIRED' || error.code === 'UNAUTHORIZED') {
    return renewSession(session.accessToken);
  }
  // The browser itself sent the request twice: a new nonce is enough.
  return error.code === 'NONCE_REPEATED' ? session : undefined;
}

/**
 * Calls an endpoint, with path parameters, app id, language and MAC. Resolves with the reply on status 200; rejects
 * with an `ApiError` that contains the error reply, or with an AbortError after `signal`. An expired token is renewed
 * and a wrong clock corrected, once.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[given]: Arguments<E>): Promise<Reply<E>> {
  const input: LooselyGiven = given ?? {};
  if (endpoint.caller === 'anyone') return exchange(endpoint, input, undefined);
  const session = await usableSession();
  if (session === undefined) throw ownError(401, 'UNAUTHORIZED');
  const attempt = (as: Session) =>
    worked(async (proof) => {
      const authorization = await authorizationHeader(as, endpoint.method, addressOf(endpoint, input));
      return exchange(endpoint, { ...input, proof }, authorization);
    }, input.signal);
  try {
    return await attempt(session);
  } catch (error) {
    const again = await remedy(error, session);
    if (again === undefined) throw error;
    return attempt(again);
  }
}
