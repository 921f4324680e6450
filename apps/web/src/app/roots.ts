import { bringsSignIn } from '@lectern/protocol/constants';
import type { ReactNode } from 'react';
import { parseHash } from '../platform/router/hash-address.ts';

/** Starts the page; resolves to the element to render as soon as that shows more than a loading state. */
interface Root {
  begin(): Promise<ReactNode>;
}

/** The surfaces that load without the program and its code for accounts, by path. */
export const ROOTS_OF_THEIR_OWN: ReadonlyMap<string, () => Promise<Root>> = new Map<
  string,
  () => Promise<Root>
>([
  ['/join', () => import('./pages/join-page.tsx')],
  ['/do', () => import('./pages/do-page.tsx')],
]);

/** Loads the root for an address. An address with a sign-in always needs the program. */
export function loadRoot({ hash, href }: Pick<Location, 'hash' | 'href'>): Promise<Root> {
  const own = ROOTS_OF_THEIR_OWN.get(parseHash(hash).pathname);
  return own === undefined || bringsSignIn(href) ? import('./program.tsx') : own();
}
