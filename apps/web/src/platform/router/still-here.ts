import { parseHash } from './hash-address.ts';

/**
 * Answers a function that says whether the window is still where it was at this call. A surface is taken down only when the
 * one that covers it is on the screen: until then what the window hears is no longer its own.
 */
export function stillHere(): () => boolean {
  const pathname = pathNow();
  return () => pathNow() === pathname;
}

function pathNow(): string {
  return parseHash(location.hash).pathname;
}
