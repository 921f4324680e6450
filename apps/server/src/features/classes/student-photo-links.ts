import { STUDENT_AVATAR_SIZE } from '@lectern/protocol';
import type { LinkSigner } from '../../platform/http/link-signer.ts';

/** Links end at whole hours, so that the same photo keeps its address and the browser keeps the photo. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 600_000;

export const STUDENT_PHOTO_PATH = '/files/classes/:class_id/students/:member_id/:hash';

/** Which photo, and for whom the link was made: his permission is asked when it is used. */
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
