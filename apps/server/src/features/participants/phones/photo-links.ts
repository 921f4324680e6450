import { LESSON_PHOTO_PATH } from '@lectern/protocol/teacher-phones';
import type { LinkSigner } from '../../../platform/http/link-signer.ts';

/** Links expire at whole hours, so that a photograph keeps its address and stays in the browser's cache. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 600_000;

/** Signed, expiring addresses of the photographs of lessons: given to the lesson's panel alone. */
export class PhotoLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  link(lessonId: string, photoId: string): string {
    const expires = Math.ceil((this.#signer.now() + LEAST_LIFE_MS) / HOUR_MS) * HOUR_MS;
    const path = LESSON_PHOTO_PATH.replace(':lesson_id', lessonId).replace(':photo_id', photoId);
    const proof = { e: String(expires), s: this.#signer.sign([lessonId, photoId], expires) };
    return `${path}?${new URLSearchParams(proof)}`;
  }

  verify(lessonId: string, photoId: string, expires: unknown, signature: unknown): boolean {
    return this.#signer.verify([lessonId, photoId], expires, signature);
  }
}
