import { readLocal, removeLocal, writeLocal } from '../storage/local-store.ts';

/** How the last sign-in of this browser came to its end: by a hand here, or by others. Gone with the next sign-in. */
const KEY = 'sign-in-end';

/** Before the server is told: what it says of that to other windows is no news then. */
export function noteLeaving(): void {
  writeLocal(KEY, 'by-hand');
}

/** The server knows the sign-in no more. */
export function noteEndedByOthers(): void {
  if (readLocal(KEY) === undefined) writeLocal(KEY, 'by-others');
}

/** Somebody is signed in. */
export function settleEnd(): void {
  removeLocal(KEY);
}

/** Whoever is asked to sign in did not sign out himself, and is told so. */
export function wasEndedByOthers(): boolean {
  return readLocal(KEY) === 'by-others';
}
