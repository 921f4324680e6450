import { LecternError } from '@lectern/protocol';

const signatures: readonly (readonly [mime: string, matches: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [
    'image/webp',
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
];

/** The kind of a cover by its first bytes; FILE_TYPE_MISMATCH for what is no PNG, JPEG or WebP. */
export function coverMime(bytes: Buffer): string {
  const found = signatures.find(([, matches]) => matches(bytes));
  if (!found) throw new LecternError('FILE_TYPE_MISMATCH');
  return found[0];
}
