import { createHmac, timingSafeEqual } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../platform/clock.ts';

/** From the answer that says "done" to the browser's own request, and a second try. Milliseconds. */
const LIFETIME_MS = 300_000;

/** Makes and checks the signed addresses under which browsers save exported files. */
export class ExportLinks {
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** To be given only to who asked for the export and may see its courseware. */
  link(exportId: string): string {
    const end = this.#clock.now() + LIFETIME_MS;
    return `/files/exports/${exportId}?e=${end}&s=${this.#sign(exportId, end)}`;
  }

  /** Throws LINK_INVALID for any that was not made here or is over. */
  check(exportId: string, query: Readonly<Record<string, unknown>>): void {
    const { e: end, s: signature } = query;
    if (typeof end !== 'string' || typeof signature !== 'string') throw new LecternError('LINK_INVALID');
    const wanted = Buffer.from(this.#sign(exportId, Number(end)));
    const given = Buffer.from(signature);
    const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
    if (!isOurs || Number(end) < this.#clock.now()) throw new LecternError('LINK_INVALID');
  }

  #sign(exportId: string, end: number): string {
    return createHmac('sha256', this.#key).update(`GET ${exportId} ${end}`).digest('base64url');
  }
}
