import { LecternError } from '@lectern/protocol';
import { pictureMime } from '../../platform/picture-mime.ts';
import { pictureSize } from '../../platform/picture-size.ts';

/** Smallest side of a picture that becomes a thumbnail without being checked by a person, pixels. */
const SIDE_MIN = 96;
const SIDE_MAX = 2048;

/** Whether a picture from an imported file may be its thumbnail: JPEG or PNG, neither an icon nor too large. */
export function isCoverPicture(bytes: Buffer): boolean {
  const mime = pictureMime(bytes);
  const size = mime === undefined || mime === 'image/webp' ? undefined : pictureSize(bytes, mime);
  if (!size) return false;
  const { width, height } = size;
  return Math.min(width, height) >= SIDE_MIN && Math.max(width, height) <= SIDE_MAX;
}

/** Detects the type of a thumbnail by its first bytes. Throws FILE_TYPE_MISMATCH unless it is a PNG, JPEG or WebP. */
export function coverMime(bytes: Buffer): string {
  const mime = pictureMime(bytes);
  if (mime === undefined) throw new LecternError('FILE_TYPE_MISMATCH');
  return mime;
}
