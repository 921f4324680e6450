import { LOGIN_KEY_PARAMETER, SECRET_PARAMETERS } from '@lectern/protocol/constants';
import { parseHash } from '../../platform/router/hash-address.ts';
import { replaceAddress } from '../../platform/router/router.ts';

function hashOf(path: string, query: URLSearchParams): string {
  return query.size === 0 ? `#${path}` : `#${path}?${query}`;
}

/**
 * The one-time login key of the address. Whatever signs somebody in is taken out of it, so that it is neither kept in the
 * history nor shared.
 */
export function takeLoginKey(): string | undefined {
  const search = new URLSearchParams(location.search);
  const { pathname, search: hashSearch } = parseHash(location.hash);
  const query = new URLSearchParams(hashSearch);
  const key = search.get(LOGIN_KEY_PARAMETER) ?? query.get(LOGIN_KEY_PARAMETER) ?? undefined;
  const secrets = SECRET_PARAMETERS.filter((secret) => search.has(secret) || query.has(secret));
  if (secrets.length === 0) return undefined;
  for (const secret of secrets) {
    search.delete(secret);
    query.delete(secret);
  }
  const rest = search.size === 0 ? '' : `?${search}`;
  const hash = location.hash === '' ? '' : hashOf(pathname, query);
  replaceAddress(location.pathname + rest + hash);
  return key;
}
