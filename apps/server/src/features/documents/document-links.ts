import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';

/** Links end at whole hours, so that the same picture keeps the same address and the browser keeps the picture. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 600_000;
const SIGNATURE_LENGTH = 32;
const REMEMBERED = 20_000;

export const DOCUMENT_FILE_PATH = '/files/documents/:id/:hash';

/** Signed, expiring addresses of the files of documents: their covers and what they are kept as. */
export class DocumentLinks {
  readonly #key: Buffer;
  readonly #clock: Clock;
  /** Signing costs more than all else in a listing, and within an hour the links are the same. */
  readonly #made = new Map<string, string>();
  #expires = 0;

  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  link(documentId: string, hash: string): string {
    const expires = Math.ceil((this.#clock.now() + LEAST_LIFE_MS) / HOUR_MS) * HOUR_MS;
    if (expires !== this.#expires || this.#made.size > REMEMBERED) this.#made.clear();
    this.#expires = expires;
    const place = `${documentId}/${hash}`;
    const known = this.#made.get(place);
    if (known !== undefined) return known;
    const signature = this.#sign(documentId, hash, expires);
    const link = `/files/documents/${place}?e=${expires}&s=${signature}`;
    this.#made.set(place, link);
    return link;
  }

  verify(
    documentId: string,
    hash: string,
    expires: string | undefined,
    signature: string | undefined,
  ): boolean {
    const end = Number(expires);
    if (signature?.length !== SIGNATURE_LENGTH || !Number.isSafeInteger(end) || end < this.#clock.now()) {
      return false;
    }
    const right = this.#sign(documentId, hash, end);
    const given = Buffer.from(signature);
    return given.length === SIGNATURE_LENGTH && timingSafeEqual(Buffer.from(right), given);
  }

  #sign(documentId: string, hash: string, expires: number): string {
    return createHmac('sha256', this.#key)
      .update(`GET ${documentId} ${hash} ${expires}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  }
}
