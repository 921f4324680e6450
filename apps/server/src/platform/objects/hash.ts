import { LecternError } from '@lectern/protocol';

const HASH = /^[0-9a-f]{64}$/;

/** Whether an untrusted text is a SHA-256 in lower-case hexadecimal digits. */
export function isHash(text: string): boolean {
  return HASH.test(text);
}

/** Throws ASSET_NOT_FOUND for anything but a hash, because hashes become parts of paths. */
export function checkHash(hash: string): void {
  if (!HASH.test(hash)) throw new LecternError('ASSET_NOT_FOUND');
}
