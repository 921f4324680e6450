import { signOut } from '@lectern/protocol/accounts';
import { authorizationHeader } from '../../platform/api/authorization.ts';
import { addressOf, exchange } from '../../platform/api/exchange.ts';
import type { Session } from '../../platform/api/session.ts';
import { NO_REFRESH } from './signing-token.ts';

/**
 * Signs out a session that was replaced by another sign-in of this browser. A session lent by the client or by an
 * address continues there and is not signed out. Never rejects: if the server is unreachable, the session expires by
 * itself.
 */
export async function endReplaced(session: Session): Promise<void> {
  if (session.refreshToken === NO_REFRESH) return;
  const given = { params: { access_token: session.accessToken } };
  try {
    const header = await authorizationHeader(session, signOut.method, addressOf(signOut, given));
    await exchange(signOut, given, header);
  } catch {
    // The session expires by itself.
  }
}
