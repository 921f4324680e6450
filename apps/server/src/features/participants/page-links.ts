import { SHOWN_PAGE_PATH } from '@lectern/protocol/participants';
import type { LinkSigner } from '../../platform/http/link-signer.ts';

/** Links end at whole hours, so that the same picture keeps its address and the browser keeps the picture. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 600_000;

/** Which picture, in which lesson, and for which phone the link was made: whether that is in is asked when it is used. */
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
