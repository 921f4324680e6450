import { type Readable, Signal } from '@lectern/base';
import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { type HashAddress, parseHash } from './hash-address.ts';

const current = new Signal(parseHash(location.hash));
/** The address that is rendered; it follows `current`. */
const shown = new Signal(current.get());

function follow(): void {
  const next = parseHash(location.hash);
  const { pathname, search } = current.get();
  if (next.pathname === pathname && next.search === search) return;
  current.set(next);
  // Another screen is rendered in a separate task. In the task of the click, React would also unmount the old screen
  // and run the effects of the new one before anything is painted.
  if (next.pathname === pathname) show();
  else setTimeout(show);
}

function show(): void {
  shown.set(current.get());
}

// Links are plain anchors: the browser changes the hash and fires this event. The back button fires popstate as well.
window.addEventListener('hashchange', follow);
window.addEventListener('popstate', follow);

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
}

/** Navigates to a path with its query, such as `/view?fileId=…`. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const address = `${location.pathname}${location.search}#${to}`;
  if (replace) history.replaceState(null, '', address);
  else if (address !== location.pathname + location.search + location.hash)
    history.pushState({ cameFrom: placeOf(parseHash(location.hash)) }, '', address);
  follow();
}

/**
 * Navigates to a path, replacing the current history entry, so that the back button does not return to it. If the
 * current address was opened from that path, the browser goes back instead.
 */
export function navigateBackTo(to: string): void {
  const state: unknown = history.state;
  const cameFrom = typeof state === 'object' && state !== null ? Reflect.get(state, 'cameFrom') : undefined;
  const arrive = () => navigate(to, { replace: true });
  if (cameFrom !== placeOf(parseHash(`#${to}`))) {
    arrive();
    return;
  }
  // The query of that entry may differ from the requested one, such as in the page.
  window.addEventListener('popstate', arrive, { once: true });
  history.back();
}

/** The screen and document of an address, without the rest of its query. */
function placeOf({ pathname, search }: HashAddress): string {
  return `${pathname} ${new URLSearchParams(search).get('fileId') ?? ''}`;
}

/**
 * Changes a parameter of the query in place, so that a reload restores it, without notifying listeners, because the
 * screen already shows it. `undefined` removes it.
 */
export function keepSearchParam(name: string, value: string | undefined): void {
  const { pathname, search } = parseHash(location.hash);
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${pathname}?${query}`);
}

/** The current address, including changes by `keepSearchParam`. */
export function addressNow(): HashAddress {
  return parseHash(location.hash);
}

/** Replaces the whole address in place, such as to remove a secret. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  follow();
}

/** The current location, for code that does not render. */
export const currentAddress: Readable<HashAddress> = current;

/**
 * The paths that the components inside react to, as a stable list; all by default. A screen that stays mounted briefly
 * after it was left ignores other paths.
 */
export const OwnPathsContext = createContext<readonly string[] | undefined>(undefined);

/** The current location; renders again when it changes, with the priority of the update. */
export function useLocation(): HashAddress {
  const own = useContext(OwnPathsContext);
  // A state, because React always gives updates of an external store high priority.
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
