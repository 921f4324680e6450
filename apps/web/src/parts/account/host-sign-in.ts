import { bringsSignIn } from '@lectern/protocol/constants';
import { redeemLoginKey, showLoginKey } from '@lectern/protocol/own-account';
import type { AuthToken } from '@lectern/protocol/tokens';
import { call } from '../../platform/api/call.ts';
import { deviceId } from '../../platform/api/client-ids.ts';
import { currentSession, loadSession, type Session, serverNow } from '../../platform/api/session.ts';
import type { Host } from '../../platform/host/host.ts';
import type { HostSignIn } from '../../platform/host/host-contract.ts';
import { enter } from './account.ts';
import { NO_REFRESH, tokenWithoutRefresh, validated } from './signing-token.ts';

/** Time before its token expires at which the client is called for another, milliseconds. */
const ASK_BEFORE_MS = 60_000;
/** The minimum interval between two requests to the client, for any expiry that it reports, milliseconds. */
const ASK_AFTER_LEAST_MS = 10_000;
/** The longest delay that browsers accept for a timer, milliseconds. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Signs in as the user that the client names, in preference to the sign-in stored in this browser (specification,
 * section 4). The user signed in to the client, so there is no prompt; the server still validates the token or key.
 * Without a valid result of the client the sign-in stays unchanged, and a failure is only logged.
 */
export async function signInByHost(client: Host): Promise<void> {
  // A key or token in the address has priority: the user opened the page with it.
  if (!client.has('sign-in') || bringsSignIn(location.href)) return;
  try {
    const given = await client.invoke('sign-in');
    if (given === undefined) return;
    const session = await loadSession();
    if (await isSignedInAs(given, session)) return;
    await enter(await tokenOf(given));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a sign-in by the client that fails is logged and no more (specification, section 8)
    console.warn('signing in from the client failed', error);
  } finally {
    askAgainBeforeEnd(client);
  }
}

/** Whether the stored sign-in is of the same person and can be renewed without the client. */
async function isSignedInAs(given: HostSignIn, session: Session | undefined): Promise<boolean> {
  if (session === undefined) return false;
  if ('access_token' in given && session.accessToken === given.access_token) return true;
  if (session.refreshToken === NO_REFRESH) return false;
  const user =
    'login_key' in given
      ? await call(showLoginKey, { body: { login_key: given.login_key } })
      : await validated(given);
  return user.user_id === session.userId || user.user_id === session.personId;
}

async function tokenOf(given: HostSignIn): Promise<AuthToken> {
  if ('login_key' in given)
    return call(redeemLoginKey, { body: { login_key: given.login_key, device_id: deviceId() } });
  return tokenWithoutRefresh(given, await validated(given));
}

function askAgainBeforeEnd(client: Host): void {
  const session = currentSession();
  if (session?.refreshToken !== NO_REFRESH) return;
  const left = session.expiresAt - serverNow() - ASK_BEFORE_MS;
  const after = Math.min(Math.max(left, ASK_AFTER_LEAST_MS), LONGEST_TIMER_MS);
  setTimeout(() => void signInByHost(client), after);
}
