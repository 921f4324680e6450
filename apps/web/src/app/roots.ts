import { bringsSignIn } from '@lectern/protocol/constants';
import type { ReactNode } from 'react';
import { parseHash } from '../platform/router/hash-address.ts';

/** With what the page begins: it answers what is to be drawn, as soon as that would be more than that it waits. */
interface Root {
  begin(): Promise<ReactNode>;
}

/** The surfaces that come without the program and all that it knows of accounts, by their address. */
export const ROOTS_OF_THEIR_OWN: ReadonlyMap<string, () => Promise<Root>> = new Map([
  ['/join', () => import('./join-page.tsx')],
]);

/** Brings the root of an address. A sign-in that the address itself brings is the program's, wherever it leads. */
export function bringRoot({ hash, href }: Pick<Location, 'hash' | 'href'>): Promise<Root> {
  const own = ROOTS_OF_THEIR_OWN.get(parseHash(hash).pathname);
  return own === undefined || bringsSignIn(href) ? import('./program.tsx') : own();
}
