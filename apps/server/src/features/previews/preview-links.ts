import { createHmac, timingSafeEqual } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';

export const PREVIEW_FILE_PATH = '/files/previews/:id/:hash';

/** A lesson may be watched to its end; whether it may be is asked at every request all the same. */
const LIFE_MS = 4 * 3_600_000;

const place = z.object({ id: z.uuid(), hash: z.string().regex(/^[0-9a-f]{64}$/) });
const proof = z.object({
  u: z.string().min(1).max(64),
  e: z.string().regex(/^\d{13,15}$/),
  s: z.string().length(43),
});

/** Whose link it is, and to which file of which document's preview. */
export interface PreviewLink {
  readonly userId: string;
  readonly documentId: string;
  readonly hash: string;
}

/** Signed addresses of previews: each says for whom it was made, so that his permission can be asked when it is used. */
export class PreviewLinks {
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  address(link: PreviewLink): string {
    const expires = this.#clock.now() + LIFE_MS;
    const query = new URLSearchParams({ u: link.userId, e: String(expires), s: this.#sign(link, expires) });
    return `/files/previews/${link.documentId}/${link.hash}?${query}`;
  }

  /** Throws LINK_INVALID. */
  check(parameters: unknown, query: unknown): PreviewLink {
    const where = place.safeParse(parameters);
    const given = proof.safeParse(query);
    if (!where.success || !given.success) throw new LecternError('LINK_INVALID');
    const link = { userId: given.data.u, documentId: where.data.id, hash: where.data.hash };
    const expires = Number(given.data.e);
    const right = Buffer.from(this.#sign(link, expires));
    const signature = Buffer.from(given.data.s);
    const genuine = right.length === signature.length && timingSafeEqual(right, signature);
    if (!genuine || expires < this.#clock.now()) throw new LecternError('LINK_INVALID');
    return link;
  }

  #sign({ userId, documentId, hash }: PreviewLink, expires: number): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify(['GET', userId, documentId, hash, expires]))
      .digest('base64url');
  }
}
