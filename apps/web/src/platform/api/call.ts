import type { Endpoint, Reply } from '@lectern/protocol/endpoint';
import { getTime } from '@lectern/protocol/tokens';
import { addressOf } from './address.ts';
import { ApiError, ownError } from './api-error.ts';
import { authorizationHeader, renewSession, usableSession } from './authorization.ts';
import { type Arguments, exchange, type LooselyGiven, worked } from './exchange.ts';
import { correctClock, currentSession, type Session } from './session.ts';

/** What to do before the second try of a refused call; undefined when there is nothing to try. */
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
  // A body that the browser sent twice by itself: a new nonce is all that it needs.
  return error.code === 'NONCE_REPEATED' ? session : undefined;
}

/**
 * Calls an endpoint: colon parameters filled in, app id, language, MAC. Resolves with the reply on status 200;
 * rejects with an `ApiError` that holds the reply data, or with an AbortError after `signal`.
 * A spent token is renewed and a wrong clock corrected, once.
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
