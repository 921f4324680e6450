import { bringsSignIn, SECRET_PARAMETERS } from '@lectern/protocol/constants';

/** Where to come back to after signing in: the route's path and query without what signs in. */
export function returnAddress(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const secret of SECRET_PARAMETERS) query.delete(secret);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A return address from outside, if it leads to a page of ours; else the desk. What signs in is not taken from it. */
export function safeReturnAddress(address: string | null): string {
  // `//host` and `/\host` would be other places.
  if (address === null || !/^\/(?![/\\])/.test(address) || address.startsWith('/login')) return '/';
  if (!bringsSignIn(address)) return address;
  const [path = '/', ...search] = address.split('?');
  return returnAddress(path, search.join('?'));
}
