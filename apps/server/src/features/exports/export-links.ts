import { LecternError } from '@lectern/protocol';
import type { LinkSigner } from '../../platform/http/link-signer.ts';

/** Lifetime of a link, milliseconds: from the response "done" to the browser's own request, and a retry. */
const LIFETIME_MS = 300_000;

/** Creates and checks the signed addresses under which browsers save exported files. */
export class ExportLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  /** Give the link only to the user who requested the export and may see its courseware. */
  link(exportId: string): string {
    const end = this.#signer.now() + LIFETIME_MS;
    return `/files/exports/${exportId}?e=${end}&s=${this.#signer.sign([exportId], end)}`;
  }

  /** Throws LINK_INVALID for an address that this server did not sign or that has expired. */
  check(exportId: string, query: Readonly<Record<string, unknown>>): void {
    if (!this.#signer.verify([exportId], query.e, query.s)) throw new LecternError('LINK_INVALID');
  }
}
