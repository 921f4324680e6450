import type { LinkSigner } from '../../platform/http/link-signer.ts';

/** Links end at whole hours, so that the same picture keeps the same address and the browser keeps the picture. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 600_000;
const REMEMBERED = 20_000;

export const DOCUMENT_FILE_PATH = '/files/documents/:id/:hash';

/**
 * Signed, expiring addresses of the files of documents: their covers and what they are kept as. Each says for whom it was
 * made, so that his permission is asked when it is used.
 */
export class DocumentLinks {
  readonly #signer: LinkSigner;
  /** Signing costs more than all else in a listing, and within an hour the links are the same. */
  readonly #made = new Map<string, string>();
  #expires = 0;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  link(userId: string, documentId: string, hash: string): string {
    const expires = Math.ceil((this.#signer.now() + LEAST_LIFE_MS) / HOUR_MS) * HOUR_MS;
    if (expires !== this.#expires || this.#made.size > REMEMBERED) this.#made.clear();
    this.#expires = expires;
    const place = `${documentId}/${hash}`;
    const key = `${userId}/${place}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const signature = this.#signer.sign([userId, documentId, hash], expires);
    const link = `/files/documents/${place}?u=${encodeURIComponent(userId)}&e=${expires}&s=${signature}`;
    this.#made.set(key, link);
    return link;
  }

  verify(
    named: { readonly userId: string; readonly documentId: string; readonly hash: string },
    expires: unknown,
    signature: unknown,
  ): boolean {
    return this.#signer.verify([named.userId, named.documentId, named.hash], expires, signature);
  }
}
