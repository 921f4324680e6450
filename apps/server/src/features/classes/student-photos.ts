import { LecternError, STUDENT_AVATAR_SIZE } from '@lectern/protocol';
import type { LinkSigner } from '../../platform/http/link-signer.ts';
import { pictureMime, pictureSize } from '../../platform/picture-header.ts';

/** Links expire at whole hours, so that a photo keeps its address and stays in the browser's cache. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 600_000;

export const STUDENT_PHOTO_PATH = '/files/classes/:class_id/students/:member_id/:hash';

/** The photo, and the user for whom the link was created; the user's permission is checked at each use. */
export interface NamedPhoto {
  readonly userId: string;
  readonly classId: string;
  readonly memberId: string;
  readonly hash: string;
}

/** Signed, expiring addresses of the photos of pupils. */
export class StudentPhotoLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  link(named: NamedPhoto): string {
    const { userId, classId, memberId, hash } = named;
    const expires = Math.ceil((this.#signer.now() + LEAST_LIFE_MS) / HOUR_MS) * HOUR_MS;
    const query = new URLSearchParams({
      size: String(STUDENT_AVATAR_SIZE),
      u: userId,
      e: String(expires),
      s: this.#signer.sign([userId, classId, memberId, hash], expires),
    });
    const [inClass, of] = [encodeURIComponent(classId), encodeURIComponent(memberId)];
    return `/files/classes/${inClass}/students/${of}/${hash}?${query}`;
  }

  verify({ userId, classId, memberId, hash }: NamedPhoto, expires: unknown, signature: unknown): boolean {
    return this.#signer.verify([userId, classId, memberId, hash], expires, signature);
  }
}

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
