import { newId } from '@lectern/base';
import { readLocal, writeLocal } from '../storage/local-store.ts';

/** Names this browser to the server, which tells its tries from those of others; made when it is first needed. */
export function deviceId(): string {
  const kept = readLocal('device');
  if (kept !== undefined) return kept;
  const made = newId();
  writeLocal('device', made);
  return made;
}
