import { LecternError } from '@lectern/protocol';

const HASH = /^[0-9a-f]{64}$/;

/** Whether a text from outside is a SHA-256 in lower-case hexadecimal digits. */
export function isHash(text: string): boolean {
  return HASH.test(text);
}

/** A hash is part of a path: anything else is answered as an object that is not there. */
export function checkHash(hash: string): void {
  if (!HASH.test(hash)) throw new LecternError('ASSET_NOT_FOUND');
}
