import { signOut } from '@lectern/protocol/accounts';
import { addressOf } from '../../platform/api/address.ts';
import { authorizationHeader } from '../../platform/api/authorization.ts';
import { exchange } from '../../platform/api/exchange.ts';
import type { Session } from '../../platform/api/session.ts';
import { NO_REFRESH } from './signing-token.ts';

/**
 * Ends a sign-in of this browser over which somebody signed in. One that was lent, by the client or by an address, goes on
 * where it is from. Never rejects: what the server did not hear of ends by its time.
 */
export async function endReplaced(session: Session): Promise<void> {
  if (session.refreshToken === NO_REFRESH) return;
  const given = { params: { access_token: session.accessToken } };
  try {
    const header = await authorizationHeader(session, signOut.method, addressOf(signOut, given));
    await exchange(signOut, given, header);
  } catch {
    // Nobody waits for it.
  }
}
