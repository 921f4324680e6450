import { parseHash } from './hash-address.ts';

/**
 * Returns a function that returns whether the window is still at the path of this call. A screen is unmounted only
 * after the next one is shown; events until then no longer apply to it.
 */
export function stillHere(): () => boolean {
  const pathname = pathNow();
  return () => pathNow() === pathname;
}

function pathNow(): string {
  return parseHash(location.hash).pathname;
}
