import type { LinkSigner } from '../../platform/http/link-signer.ts';

/** Lifetime of a link, milliseconds: enough for the browser's own request and a retry. */
const LIFETIME_MS = 300_000;

/** The file, and the user for whom the link was created. */
interface NamedSource {
  readonly userId: string;
  readonly documentId: string;
  readonly hash: string;
}

/** Signed addresses of the files from which coursewares were imported. Each names the user for whom it was created. */
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
