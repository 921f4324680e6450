import { NONCE_RANDOM_LENGTH } from '@lectern/protocol/constants';
import { macText, makeNonce } from '@lectern/protocol/mac';
import { type AuthToken, getTime, USER_CENTRE, validateToken } from '@lectern/protocol/tokens';
import { call } from '../../platform/api/call.ts';
import { importSigningKey, sign } from '../../platform/api/signing-key.ts';

/** Placeholder for a token that was given without a refresh token; the server refuses it. */
export const NO_REFRESH = 'of-the-client';

/** An access token with the key that signs calls. */
export interface SigningToken {
  readonly access_token: string;
  readonly mac_key: string;
}

type Validated = Pick<AuthToken, 'user_id' | 'account_type' | 'expires_at' | 'server_time'>;

/**
 * Asks the server whose token this is and when it expires, proving possession of the key by a signature. Rejects with
 * an ApiError.
 */
export async function validated({ access_token, mac_key }: SigningToken): Promise<Validated> {
  const { sys_time } = await call(getTime);
  const nonce = makeNonce(sys_time, crypto.getRandomValues(new Uint8Array(NONCE_RANDOM_LENGTH)));
  const request = { method: 'GET', url: `${USER_CENTRE}/time`, host: location.host };
  const mac = await sign(await importSigningKey(mac_key), macText({ nonce, ...request }));
  return call(validateToken, {
    params: { token: access_token },
    body: { nonce, mac, request_uri: request.url, host: request.host, http_method: request.method },
  });
}

/**
 * A sign-in with a token issued to another program: it ends when the token expires, because this browser cannot renew
 * it.
 */
export function tokenWithoutRefresh(given: SigningToken, valid: Validated): AuthToken {
  const { access_token, mac_key } = given;
  return { ...valid, access_token, mac_key, refresh_token: NO_REFRESH, refresh_expires_at: valid.expires_at };
}
