import { LecternError } from '@lectern/protocol';
import type { LinkSigner } from '../../platform/http/link-signer.ts';
import { isHash } from '../../platform/objects/object-store.ts';

/**
 * A link is valid for one to one and a quarter hours, milliseconds: its end is rounded up, so that it stays the same
 * for a while and the browser's cache finds it.
 */
const LIFETIME_MS = 3_600_000;
const ROUND_MS = 900_000;

export interface LinkedFile {
  /** The user for whom the link was created. */
  readonly userId: string;
  readonly documentId: string;
  readonly hash: string;
}

/**
 * Creates and checks the signed addresses under which browsers read assets: of one courseware, one file, for one
 * user, until a time. The user's permission is checked at each use.
 */
export class FileLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  /** Give the link only to a user who may see the document. */
  link({ userId, documentId, hash }: LinkedFile): string {
    const end = this.end();
    const query = new URLSearchParams({
      d: documentId,
      u: userId,
      e: String(end),
      s: this.#signer.sign([hash, documentId, userId], end),
    });
    return `/files/${hash}?${query}`;
  }

  /** Time when links created now expire, milliseconds since 1970. */
  end(): number {
    return Math.ceil((this.#signer.now() + LIFETIME_MS) / ROUND_MS) * ROUND_MS;
  }

  /**
   * Returns the file that the address names; throws LINK_INVALID for an address that this server did not sign or that
   * has expired.
   */
  check(hash: string, query: Readonly<Record<string, unknown>>): LinkedFile {
    const { d: documentId, u: userId, e: end, s: signature } = query;
    if (typeof documentId !== 'string' || typeof userId !== 'string' || !isHash(hash))
      throw new LecternError('LINK_INVALID');
    if (!this.#signer.verify([hash, documentId, userId], end, signature))
      throw new LecternError('LINK_INVALID');
    return { userId, documentId, hash };
  }
}
