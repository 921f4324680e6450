import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import { leadingZeroBits, proofMessage } from '@lectern/protocol/proof-of-work';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';

/** A slow tablet takes a minute for the most that is asked, milliseconds. */
const GOOD_FOR_MS = 300_000;
const USED_MAX = 100_000;
/** 128 random bits. */
const NONCE_BYTES = 16;
const FORM = /^(\d{1,2})\.(\d{1,16})\.([\w-]{22})\.([\w-]{43}):(\d{1,15})$/;

/**
 * Work that callers prove they did (`packages/protocol/src/proof-of-work.ts`). A proof serves one call, for what it was
 * asked for; another process takes the same one once more.
 */
export class ProofsOfWork {
  readonly #key: Buffer;
  readonly #clock: Clock;
  readonly #used = new LRUCache<string, true>({ max: USED_MAX });

  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** The error that asks for work; `subject`: what it is for. */
  needed(subject: string, bits: number): LecternError {
    const end = this.#clock.now() + GOOD_FOR_MS;
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const challenge = `${bits}.${end}.${nonce}.${this.#sign(subject, bits, end, nonce)}`;
    return new LecternError('PROOF_NEEDED', { challenge });
  }

  /** Uses the proof up. `bits`: less than this was too little work. */
  take(subject: string, bits: number, proof: string): boolean {
    const [, saidBits, end, nonce = '', signature = '', count] = FORM.exec(proof) ?? [];
    if (Number(saidBits) < bits || !(Number(end) >= this.#clock.now())) return false;
    const wanted = Buffer.from(this.#sign(subject, Number(saidBits), Number(end), nonce));
    const given = Buffer.from(signature);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
    if (this.#used.has(nonce)) return false;
    const challenge = proof.slice(0, proof.lastIndexOf(':'));
    if (leadingZeroBits(sha256(proofMessage(sha256(challenge), Number(count)))) < Number(saidBits))
      return false;
    this.#used.set(nonce, true);
    return true;
  }

  #sign(subject: string, bits: number, end: number, nonce: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([subject, bits, end, nonce]))
      .digest('base64url');
  }
}

function sha256(of: string | Uint8Array): Buffer {
  return createHash('sha256').update(of).digest();
}
