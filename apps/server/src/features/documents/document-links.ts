import type { LinkSigner } from '../../platform/http/link-signer.ts';

/** Links expire at whole hours, so that a picture keeps its address and stays in the browser's cache. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 600_000;
const REMEMBERED = 20_000;

export const DOCUMENT_FILE_PATH = '/files/documents/:id/:hash';

/**
 * Signed, expiring addresses of documents' files: thumbnails and contents. Each names the user for whom it was created,
 * so that the user's permission is checked at each use.
 */
export class DocumentLinks {
  readonly #signer: LinkSigner;
  /** Cached, because signing is the slowest part of a listing, and within an hour the links are the same. */
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
