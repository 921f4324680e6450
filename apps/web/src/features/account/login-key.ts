import { parseHash } from '../../platform/router/hash-address.ts';
import { replaceAddress } from '../../platform/router/router.ts';

const PARAMETER = 'login_key';

function hashOf(path: string, query: URLSearchParams): string {
  return query.size === 0 ? `#${path}` : `#${path}?${query}`;
}

/** The one-time login key of the address, taken out of it so that it is neither kept in the history nor shared. */
export function takeLoginKey(): string | undefined {
  const search = new URLSearchParams(location.search);
  const { pathname, search: hashSearch } = parseHash(location.hash);
  const query = new URLSearchParams(hashSearch);
  const key = search.get(PARAMETER) ?? query.get(PARAMETER) ?? undefined;
  if (key === undefined) return undefined;
  search.delete(PARAMETER);
  query.delete(PARAMETER);
  const rest = search.size === 0 ? '' : `?${search}`;
  const hash = location.hash === '' ? '' : hashOf(pathname, query);
  replaceAddress(location.pathname + rest + hash);
  return key;
}

/** Where to come back to after signing in: the route's path and query without the login key. */
export function returnAddress(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A return address from outside, if it leads to a page of ours; else the desk. */
export function safeReturnAddress(address: string | null): string {
  // `//host` and `/\host` would be other places.
  if (address === null || !/^\/(?![/\\])/.test(address) || address.startsWith('/login')) return '/';
  return address;
}
