import { readLocal, removeLocal, writeLocal } from '../storage/local-store.ts';

/** Whether the user or the server ended the last sign-in of this browser. Deleted at the next sign-in. */
const KEY = 'sign-in-end';

/**
 * Called before signing out on the server, so that its notification to other windows is not taken for a foreign end.
 */
export function noteLeaving(): void {
  writeLocal(KEY, 'by-hand');
}

/** Called when the server no longer accepts the sign-in. */
export function noteEndedByOthers(): void {
  if (readLocal(KEY) === undefined) writeLocal(KEY, 'by-others');
}

/** Called when a user is signed in. */
export function settleEnd(): void {
  removeLocal(KEY);
}

/** Whether the sign-in ended without the user signing out, which the sign-in screen then explains. */
export function wasEndedByOthers(): boolean {
  return readLocal(KEY) === 'by-others';
}
