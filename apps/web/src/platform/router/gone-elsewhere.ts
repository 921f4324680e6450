import { useEffect, useRef } from 'react';
import { parseHash } from './hash-address.ts';
import { useLocation } from './router.ts';

/**
 * Calls back when the application navigated to another screen, also by the back button, so that dialogs over the old
 * screen close.
 */
export function useGoneElsewhere(call: () => void): void {
  const { pathname, search } = useLocation();
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it waits for
  useEffect(() => latest.current(), [pathname, search]);
}

/**
 * Returns a function that tells whether the window is still at the path of this call. A screen is unmounted only after
 * the next one is shown; events until then no longer concern it.
 */
export function stillHere(): () => boolean {
  const pathname = pathNow();
  return () => pathNow() === pathname;
}

function pathNow(): string {
  return parseHash(location.hash).pathname;
}
