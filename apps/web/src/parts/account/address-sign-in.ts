import { getAccount } from '@lectern/protocol/accounts';
import { redeemLoginKey, showLoginKey } from '@lectern/protocol/own-account';
import type { AuthToken } from '@lectern/protocol/tokens';
import { showToast } from '@lectern/ui';
import { isUnreachable, messageOf } from '../../platform/api/api-error.ts';
import { authorizationHeader } from '../../platform/api/authorization.ts';
import { call } from '../../platform/api/call.ts';
import { deviceId } from '../../platform/api/client-ids.ts';
import { addressOf, exchange } from '../../platform/api/exchange.ts';
import { importSigningKey } from '../../platform/api/signing-key.ts';
import { defineTexts } from '../../platform/i18n/texts.ts';
import type { AddressSignIn } from './address-secrets.ts';
import { type SigningToken, tokenWithoutRefresh, validated } from './signing-token.ts';

const { translate } = defineTexts(
  { stale: '这个链接里的登录已失效，请重新登录或获取新的链接' },
  { stale: 'The sign-in in this link is no longer valid: sign in, or get a new link' },
);

/** The account that an address signs in, and the function that signs in once the user agreed. */
interface Offer {
  readonly userId: string;
  readonly name: string;
  redeem(): Promise<AuthToken>;
}

/**
 * Returns the token that an address contains, after the user agreed to continue as its account. Returns undefined when
 * they decline, when they are signed in as that account already, and, after showing a message, when the token or key is
 * no longer valid. Never rejects.
 */
export async function signInOfAddress(
  given: AddressSignIn,
  userNow: () => Promise<string | undefined>,
  isWanted: (name: string) => Promise<boolean>,
): Promise<AuthToken | undefined> {
  try {
    const offer = await ('login_key' in given ? offerOfKey(given.login_key) : offerOfToken(given));
    if ((await userNow()) === offer.userId || !(await isWanted(offer.name))) return undefined;
    return await offer.redeem();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a sign-in by the address that fails is logged (specification, section 8)
    console.warn('signing in from the address failed', error instanceof Error ? error.message : '');
    const text = isUnreachable(error) ? messageOf(error) : translate('stale');
    showToast({ kind: 'attention', text, lifetime: 0 });
    return undefined;
  }
}

async function offerOfKey(login_key: string): Promise<Offer> {
  const { user_id, name } = await call(showLoginKey, { body: { login_key } });
  return {
    userId: user_id,
    name,
    redeem: () => call(redeemLoginKey, { body: { login_key, device_id: deviceId() } }),
  };
}

/** Has the server validate the token, then fetches the account with a call signed by the token itself. */
async function offerOfToken(given: SigningToken): Promise<Offer> {
  const valid = await validated(given);
  // A guest has no account to continue as.
  if (valid.account_type === 'guest') throw new Error('the token is a guest token');
  const token = tokenWithoutRefresh(given, valid);
  const input = { params: { id: valid.user_id } };
  const session = {
    userId: valid.user_id,
    accountType: valid.account_type,
    accessToken: given.access_token,
    refreshToken: token.refresh_token,
    key: await importSigningKey(given.mac_key),
    expiresAt: valid.expires_at,
    refreshExpiresAt: valid.expires_at,
    diff: valid.server_time - Date.now(),
    personId: undefined,
  };
  const header = await authorizationHeader(session, getAccount.method, addressOf(getAccount, input));
  const { user_real_name, user_nick_name } = await exchange(getAccount, input, header);
  return { userId: valid.user_id, name: user_real_name || user_nick_name, redeem: async () => token };
}
