import { LecternError } from '@lectern/protocol';
import { z } from 'zod';
import type { LinkSigner } from '../../platform/http/link-signer.ts';
import { isHash } from '../../platform/objects/object-store.ts';

export const PREVIEW_FILE_PATH = '/files/previews/:id/:hash';

/**
 * Lifetime of a link, milliseconds: long enough to play a preview during a whole lesson. Permission is checked at every
 * request all the same.
 */
const LIFE_MS = 4 * 3_600_000;

const place = z.object({ id: z.uuid(), hash: z.string().refine(isHash) });
const proof = z.object({ u: z.string().min(1).max(64), e: z.string(), s: z.string() });

/** The user of a link, and the file of a document's preview to which it leads. */
export interface PreviewLink {
  readonly userId: string;
  readonly documentId: string;
  readonly hash: string;
}

/**
 * Signed addresses of previews: each names the user for whom it was created, whose permission is checked at each use.
 */
export class PreviewLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  address(link: PreviewLink): string {
    const end = this.#signer.now() + LIFE_MS;
    const query = new URLSearchParams({
      u: link.userId,
      e: String(end),
      s: this.#signer.sign(named(link), end),
    });
    return `/files/previews/${link.documentId}/${link.hash}?${query}`;
  }

  /** Throws LINK_INVALID. */
  check(parameters: unknown, query: unknown): PreviewLink {
    const where = place.safeParse(parameters);
    const given = proof.safeParse(query);
    if (!where.success || !given.success) throw new LecternError('LINK_INVALID');
    const link = { userId: given.data.u, documentId: where.data.id, hash: where.data.hash };
    if (!this.#signer.verify(named(link), given.data.e, given.data.s)) throw new LecternError('LINK_INVALID');
    return link;
  }
}

function named({ userId, documentId, hash }: PreviewLink): readonly string[] {
  return [userId, documentId, hash];
}
