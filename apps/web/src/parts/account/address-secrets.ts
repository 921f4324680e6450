import { LOGIN_KEY_PARAMETER, SECRET_PARAMETERS } from '@lectern/protocol/constants';
import { parseHash } from '../../platform/router/hash-address.ts';
import { replaceAddress } from '../../platform/router/router.ts';

/** What an address brings that signs somebody in: a one-time key, or what calls are signed with. */
export type AddressSignIn =
  | { readonly login_key: string }
  | { readonly access_token: string; readonly mac_key: string };

function hashOf(path: string, query: URLSearchParams): string {
  return query.size === 0 ? `#${path}` : `#${path}?${query}`;
}

/**
 * The sign-in that the address brings: the key before the token (specification, section 4). Whatever signs somebody in is
 * taken out of it, halves and empty ones too, so that it is neither kept in the history nor shared.
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
