import { LecternError, STUDENT_AVATAR_SIZE } from '@lectern/protocol';
import { pictureMime } from '../../platform/picture-mime.ts';
import { pictureSize } from '../../platform/picture-size.ts';

/**
 * Detects the type of a photo from its content. Throws FILE_TYPE_UNSUPPORTED, and FILE_TOO_LARGE when it was not scaled
 * down.
 */
export function photoMime(bytes: Buffer): string {
  const mime = pictureMime(bytes);
  const size = mime === undefined ? undefined : pictureSize(bytes, mime);
  if (mime === undefined || !size)
    throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: 'PNG, JPEG, WebP' });
  if (Math.max(size.width, size.height) > STUDENT_AVATAR_SIZE) {
    throw new LecternError('FILE_TOO_LARGE', { size: `${STUDENT_AVATAR_SIZE} × ${STUDENT_AVATAR_SIZE} px` });
  }
  return mime;
}
