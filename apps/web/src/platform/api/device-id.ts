import { newId } from '@lectern/base';
import { readLocal, writeLocal } from '../storage/local-store.ts';

/** A random id of this browser, by which the server tells its tries from those of others; made when it is first needed. */
export function deviceId(): string {
  const kept = readLocal('device');
  if (kept !== undefined) return kept;
  const made = newId();
  writeLocal('device', made);
  return made;
}
