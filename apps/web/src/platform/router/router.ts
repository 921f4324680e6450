import { type Readable, Signal } from '@lectern/base';
import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { type HashAddress, parseHash } from './hash-address.ts';

const current = new Signal(parseHash(location.hash));
/** What is drawn: it follows. */
const shown = new Signal(current.get());

function follow(): void {
  const next = parseHash(location.hash);
  const { pathname, search } = current.get();
  if (next.pathname === pathname && next.search === search) return;
  current.set(next);
  // Another surface is drawn in a task of its own. In that of the press React would also let go of the whole surface that
  // it leaves, and begin what lives in the new one, before anything of it is on the screen.
  if (next.pathname === pathname) show();
  else setTimeout(show);
}

function show(): void {
  shown.set(current.get());
}

// Links are plain anchors: the browser changes the hash and tells it here. Going back is a popstate as well.
window.addEventListener('hashchange', follow);
window.addEventListener('popstate', follow);

export interface NavigateOptions {
  /** Takes the place of the present address in the history. */
  readonly replace?: boolean;
}

/** Goes to a path with its query, such as `/view?fileId=…`. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const address = `${location.pathname}${location.search}#${to}`;
  if (replace) history.replaceState(null, '', address);
  else if (address !== location.pathname + location.search + location.hash)
    history.pushState({ cameFrom: placeOf(parseHash(location.hash)) }, '', address);
  follow();
}

/**
 * Goes to a path in the place of the present address, which is done with: going back does not lead to it again. Where the
 * present address was opened from that very place, the browser goes back there.
 */
export function navigateBackTo(to: string): void {
  const state: unknown = history.state;
  const cameFrom = typeof state === 'object' && state !== null ? Reflect.get(state, 'cameFrom') : undefined;
  const arrive = () => navigate(to, { replace: true });
  if (cameFrom !== placeOf(parseHash(`#${to}`))) {
    arrive();
    return;
  }
  // The query may say another page than it did there.
  window.addEventListener('popstate', arrive, { once: true });
  history.back();
}

/** The screen and the document that an address shows, whatever else its query says. */
function placeOf({ pathname, search }: HashAddress): string {
  return `${pathname} ${new URLSearchParams(search).get('fileId') ?? ''}`;
}

/**
 * Writes a part of the query where it stands, so that a reload comes back to it. What is shown does not hear of it: it
 * is where the address now says. `undefined` takes it out.
 */
export function keepSearchParam(name: string, value: string | undefined): void {
  const { pathname, search } = parseHash(location.hash);
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${pathname}?${query}`);
}

/** Where the address says that the application is, with what `keepSearchParam` wrote into it since. */
export function addressNow(): HashAddress {
  return parseHash(location.hash);
}

/** Rewrites the whole address in place, such as to take a secret out of it. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  follow();
}

/** Where the application is, for what draws nothing. */
export const currentAddress: Readable<HashAddress> = current;

/** The paths that concern what is within, the same list every time; all, where there is none. What stays for a moment after it was left hears of no other. */
export const OwnPathsContext = createContext<readonly string[] | undefined>(undefined);

/** Where the application is; draws again when it goes elsewhere, with as much haste as there is when it is told. */
export function useLocation(): HashAddress {
  const own = useContext(OwnPathsContext);
  // A state, for React hastens with whatever a store from outside tells it.
  const [address, setAddress] = useState(shown.get);
  useLayoutEffect(() => {
    const draw = () => {
      if (own?.includes(shown.get().pathname) !== false) setAddress(shown.get);
    };
    draw();
    return shown.subscribe(draw);
  }, [own]);
  return address;
}
