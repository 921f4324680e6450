import { LecternError } from '@lectern/protocol';
import type { LinkSigner } from '../../platform/http/link-signer.ts';

/** From the answer that says "done" to the browser's own request, and a second try. Milliseconds. */
const LIFETIME_MS = 300_000;

/** Makes and checks the signed addresses under which browsers save exported files. */
export class ExportLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  /** To be given only to who asked for the export and may see its courseware. */
  link(exportId: string): string {
    const end = this.#signer.now() + LIFETIME_MS;
    return `/files/exports/${exportId}?e=${end}&s=${this.#signer.sign([exportId], end)}`;
  }

  /** Throws LINK_INVALID for any that was not made here or is over. */
  check(exportId: string, query: Readonly<Record<string, unknown>>): void {
    if (!this.#signer.verify([exportId], query.e, query.s)) throw new LecternError('LINK_INVALID');
  }
}
