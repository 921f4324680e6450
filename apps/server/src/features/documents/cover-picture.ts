import { LecternError } from '@lectern/protocol';
import { pictureMime } from '../../platform/picture-mime.ts';
import { pictureSize } from '../../platform/picture-size.ts';

/** Pixels of a side of a picture that is taken as a cover without anybody having looked at it. */
const SIDE_MIN = 96;
const SIDE_MAX = 2048;

/** Whether a picture that came in a file may be its cover: JPEG or PNG, neither an icon nor a picture to choke on. */
export function isCoverPicture(bytes: Buffer): boolean {
  const mime = pictureMime(bytes);
  const size = mime === undefined || mime === 'image/webp' ? undefined : pictureSize(bytes, mime);
  if (!size) return false;
  const { width, height } = size;
  return Math.min(width, height) >= SIDE_MIN && Math.max(width, height) <= SIDE_MAX;
}

/** The kind of a cover by its first bytes; FILE_TYPE_MISMATCH for what is no PNG, JPEG or WebP. */
export function coverMime(bytes: Buffer): string {
  const mime = pictureMime(bytes);
  if (mime === undefined) throw new LecternError('FILE_TYPE_MISMATCH');
  return mime;
}
