import { LecternError } from '@lectern/protocol';
import { pictureSize } from '../../platform/picture-size.ts';

const signatures: readonly (readonly [mime: string, matches: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [
    'image/webp',
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
];

/** Pixels of a side of a picture that is taken as a cover without anybody having looked at it. */
const SIDE_MIN = 96;
const SIDE_MAX = 2048;

/** Whether a picture that came in a file may be its cover: JPEG or PNG, neither an icon nor a picture to choke on. */
export function isCoverPicture(bytes: Buffer): boolean {
  const mime = signatures.find(([, matches]) => matches(bytes))?.[0];
  const size = mime === undefined || mime === 'image/webp' ? undefined : pictureSize(bytes, mime);
  if (!size) return false;
  const { width, height } = size;
  return Math.min(width, height) >= SIDE_MIN && Math.max(width, height) <= SIDE_MAX;
}

/** The kind of a cover by its first bytes; FILE_TYPE_MISMATCH for what is no PNG, JPEG or WebP. */
export function coverMime(bytes: Buffer): string {
  const found = signatures.find(([, matches]) => matches(bytes));
  if (!found) throw new LecternError('FILE_TYPE_MISMATCH');
  return found[0];
}
