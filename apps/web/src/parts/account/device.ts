import { newId } from '@lectern/base';
import { readLocal, writeLocal } from '../../platform/storage/local-store.ts';

/** Names this browser to the user centre; made at its first sign-in. */
export function deviceId(): string {
  const kept = readLocal('device');
  if (kept !== undefined) return kept;
  const made = newId();
  writeLocal('device', made);
  return made;
}
