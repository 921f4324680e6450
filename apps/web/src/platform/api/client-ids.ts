import { newId } from '@lectern/base';
import { readLocal, writeLocal } from '../storage/local-store.ts';

/** Identifies this program to the server. */
export const APP_ID = 'lectern-web';

/**
 * A random id of this browser, created on first use, by which the server counts its attempts (such as wrong passwords)
 * separately from attempts of other browsers.
 */
export function deviceId(): string {
  const kept = readLocal('device');
  if (kept !== undefined) return kept;
  const made = newId();
  writeLocal('device', made);
  return made;
}
