import { importPeople, type PersonLine } from '@lectern/protocol/schools';
import { isPassing } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';

const TRIES = 3;

/** Of one list: who sends it again with the same key is answered as the first time. 256 bits, as base64url. */
export function newListKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Makes the accounts of a list. Their passwords are told once, so that a line that breaks just then is tried again: whether
 * the list was made or not, the answer is the same.
 */
export async function makeList(people: PersonLine[], key: string) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call(importPeople, { body: { people, preview: false, key } });
    } catch (error) {
      if (tried === TRIES || !isPassing(error)) throw error;
    }
  }
}
