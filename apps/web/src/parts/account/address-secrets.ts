import { LOGIN_KEY_PARAMETER, SECRET_PARAMETERS } from '@lectern/protocol/constants';
import { parseHash } from '../../platform/router/hash-address.ts';
import { replaceAddress } from '../../platform/router/router.ts';

/** The part of an address that signs a user in: a one-time key, or a token with the key that signs calls. */
export type AddressSignIn =
  | { readonly login_key: string }
  | { readonly access_token: string; readonly mac_key: string };

function hashOf(path: string, query: URLSearchParams): string {
  return query.size === 0 ? `#${path}` : `#${path}?${query}`;
}

/**
 * Returns the sign-in in the address, preferring the key to the token (specification, section 4). All keys and tokens
 * are removed from the address, incomplete and empty values too, so that they are neither kept in the history nor
 * shared.
 */
export function takeSignIn(): AddressSignIn | undefined {
  const search = new URLSearchParams(location.search);
  const { pathname, search: hashSearch } = parseHash(location.hash);
  const query = new URLSearchParams(hashSearch);
  const secrets = SECRET_PARAMETERS.filter((secret) => search.has(secret) || query.has(secret));
  if (secrets.length === 0) return undefined;
  const given = (name: string) => search.get(name) || query.get(name) || undefined;
  const [loginKey, accessToken, macKey] = [
    given(LOGIN_KEY_PARAMETER),
    given('access_token'),
    given('mac_key'),
  ];
  for (const secret of secrets) {
    search.delete(secret);
    query.delete(secret);
  }
  const rest = search.size === 0 ? '' : `?${search}`;
  const hash = location.hash === '' ? '' : hashOf(pathname, query);
  replaceAddress(location.pathname + rest + hash);
  if (loginKey !== undefined) return { login_key: loginKey };
  if (accessToken === undefined || macKey === undefined) return undefined;
  return { access_token: accessToken, mac_key: macKey };
}
