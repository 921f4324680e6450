import { bringsSignIn, SECRET_PARAMETERS } from '@lectern/protocol/constants';

/** The address to return to after signing in: path and query of the route, without keys and tokens. */
export function returnAddress(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const secret of SECRET_PARAMETERS) query.delete(secret);
  return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * A return address from outside, if it is a page of this application; otherwise the desk. Keys and tokens are removed
 * from it.
 */
export function safeReturnAddress(address: string | null): string {
  // Browsers read `//host` and `/\host` as other origins.
  if (address === null || !/^\/(?![/\\])/.test(address) || address.startsWith('/login')) return '/';
  if (!bringsSignIn(address)) return address;
  const [path = '/', ...search] = address.split('?');
  return returnAddress(path, search.join('?'));
}
