import { NONCE_RANDOM_LENGTH } from '@lectern/protocol/constants';
import { formatMacHeader, macText, makeNonce } from '@lectern/protocol/mac';
import { refreshToken } from '@lectern/protocol/tokens';
import { ApiError } from './api-error.ts';
import { exchange } from './exchange.ts';
import { withLock } from './lock.ts';
import { adoptToken, clearSession, loadSession, reloadSession, type Session } from './session.ts';
import { noteEndedByOthers } from './session-end.ts';
import { sign } from './signing-key.ts';

/** Time before its expiry at which an access token is renewed, milliseconds. */
const RENEW_BEFORE_MS = 30_000;

let renewal: Promise<Session | undefined> | undefined;

async function renew(spentToken: string): Promise<Session | undefined> {
  return withLock('renewal', async () => {
    const session = await reloadSession();
    // Another window renewed the token, or signed out, meanwhile.
    if (session === undefined || session.accessToken !== spentToken) return session;
    try {
      return await adoptToken(
        await exchange(refreshToken, { body: { refresh_token: session.refreshToken } }, undefined),
      );
    } catch (error) {
      // Only the server's refusal ends the sign-in; a network failure does not.
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
        // A guest cannot sign in again, so there is no message.
        if (session.accountType !== 'guest') noteEndedByOthers();
        await clearSession(session);
        return undefined;
      }
      throw error;
    }
  });
}

/** Replaces an expired access token, once for all callers and windows; undefined when signed out. */
export function renewSession(spentToken: string): Promise<Session | undefined> {
  renewal ??= renew(spentToken).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** The session with an access token that is valid for a while; undefined when signed out. */
export async function usableSession(): Promise<Session | undefined> {
  const session = await loadSession();
  if (session === undefined) return undefined;
  const fresh = session.expiresAt - RENEW_BEFORE_MS > Date.now() + session.diff;
  return fresh ? session : renewSession(session.accessToken);
}

/** The Authorization header for one request; `url` is the path with its query. */
export async function authorizationHeader(session: Session, method: string, url: string): Promise<string> {
  const nonce = makeNonce(
    Date.now() + session.diff,
    crypto.getRandomValues(new Uint8Array(NONCE_RANDOM_LENGTH)),
  );
  const mac = await sign(session.key, macText({ nonce, method, url, host: location.host }));
  return formatMacHeader({ id: session.accessToken, nonce, mac });
}

/**
 * The MAC header in a socket's first message, which authenticates the user; signed for `GET <path>`. Undefined when
 * signed out.
 */
export async function socketAuthorization(path: string): Promise<string | undefined> {
  const session = await usableSession();
  return session === undefined ? undefined : authorizationHeader(session, 'GET', path);
}
