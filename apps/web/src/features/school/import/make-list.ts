import { importPeople, type PersonLine } from '@lectern/protocol/schools';
import { isPassing } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';

const TRIES = 3;

/**
 * Creates an idempotency key for a list: the server returns the same result for the same key. 256 bits, as base64url.
 */
export function newListKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Creates the accounts of a list. The response contains their passwords, which cannot be requested later, so the call
 * is repeated with the same key after a network error and returns the same result whether or not the first call
 * arrived.
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
