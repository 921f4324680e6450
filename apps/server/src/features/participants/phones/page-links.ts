import { SHOWN_PAGE_PATH } from '@lectern/protocol/participants';
import type { LinkSigner } from '../../../platform/http/link-signer.ts';

/** Links expire at whole hours, so that a picture keeps its address and stays in the browser's cache. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 600_000;

/**
 * The picture, its lesson, and the phone for which the link was created; each use checks that the phone is in the
 * lesson.
 */
export interface NamedPage {
  readonly lessonId: string;
  readonly participantId: string;
  readonly hash: string;
}

/** Signed, expiring addresses of the pictures of pages, each for one phone. */
export class PageLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  link(named: NamedPage): string {
    const expires = Math.ceil((this.#signer.now() + LEAST_LIFE_MS) / HOUR_MS) * HOUR_MS;
    const path = SHOWN_PAGE_PATH.replace(':lesson_id', named.lessonId).replace(':hash', named.hash);
    const proof = {
      p: named.participantId,
      e: String(expires),
      s: this.#signer.sign(partsOf(named), expires),
    };
    return `${path}?${new URLSearchParams(proof)}`;
  }

  verify(named: NamedPage, expires: unknown, signature: unknown): boolean {
    return this.#signer.verify(partsOf(named), expires, signature);
  }
}

function partsOf({ lessonId, participantId, hash }: NamedPage): readonly string[] {
  return ['page', lessonId, participantId, hash];
}
