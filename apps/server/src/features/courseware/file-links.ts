import { createHmac, timingSafeEqual } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../platform/clock.ts';

/** A link is good for one to one and a quarter hours: its end is rounded up, so that it stays the same for a while and the browser's cache finds it. */
const LIFETIME_MS = 3_600_000;
const ROUND_MS = 900_000;
const HASH = /^[0-9a-f]{64}$/;

export interface LinkedFile {
  readonly documentId: string;
  readonly hash: string;
}

/** Makes and checks the signed addresses under which browsers read assets: of one courseware, one file, until an end. */
export class FileLinks {
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** To be given only to who may see the document. */
  link(documentId: string, hash: string): string {
    const end = this.end();
    const query = new URLSearchParams({
      d: documentId,
      e: String(end),
      s: this.#sign(documentId, hash, end),
    });
    return `/files/${hash}?${query}`;
  }

  /** When links made now end, milliseconds since 1970. */
  end(): number {
    return Math.ceil((this.#clock.now() + LIFETIME_MS) / ROUND_MS) * ROUND_MS;
  }

  /** What the address names; throws LINK_INVALID for any that was not made here or is over. */
  check(hash: string, query: Readonly<Record<string, unknown>>): LinkedFile {
    const { d: documentId, e: end, s: signature } = query;
    if (typeof documentId !== 'string' || typeof end !== 'string' || typeof signature !== 'string') {
      throw new LecternError('LINK_INVALID');
    }
    const wanted = Buffer.from(this.#sign(documentId, hash, Number(end)));
    const given = Buffer.from(signature);
    const isOurs = HASH.test(hash) && given.length === wanted.length && timingSafeEqual(given, wanted);
    if (!isOurs || Number(end) < this.#clock.now()) throw new LecternError('LINK_INVALID');
    return { documentId, hash };
  }

  #sign(documentId: string, hash: string, end: number): string {
    return createHmac('sha256', this.#key).update(`${hash}\n${documentId}\n${end}`).digest('base64url');
  }
}
