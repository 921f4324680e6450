import type { LinkSigner } from '../../platform/http/link-signer.ts';

/** From the answer to the browser's own request, and a second try. Milliseconds. */
const LIFETIME_MS = 300_000;

/** Of which file, and for whom. */
interface NamedSource {
  readonly userId: string;
  readonly documentId: string;
  readonly hash: string;
}

/** Signed addresses of the files that coursewares were read from. Each says for whom it was made. */
export class ImportSourceLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  link({ userId, documentId, hash }: NamedSource): string {
    const end = this.#signer.now() + LIFETIME_MS;
    const signature = this.#signer.sign([userId, documentId, hash], end);
    return `/files/imports/${documentId}?u=${encodeURIComponent(userId)}&e=${end}&s=${signature}`;
  }

  verify({ userId, documentId, hash }: NamedSource, end: unknown, signature: unknown): boolean {
    return this.#signer.verify([userId, documentId, hash], end, signature);
  }
}
