import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import { leadingZeroBits, proofMessage } from '@lectern/protocol/proof-of-work';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { atMost } from '../../../platform/memory.ts';

/** How long a proof is accepted, milliseconds: a slow tablet needs a minute for the greatest number of bits. */
const GOOD_FOR_MS = 300_000;
const USED_MAX = 100_000;
/** 128 random bits. */
const NONCE_BYTES = 16;
const FORM = /^(\d{1,2})\.(\d{1,16})\.([\w-]{22})\.([\w-]{43}):(\d{1,15})$/;

/**
 * Proofs of work of callers (`packages/protocol/src/calls/proof-of-work.ts`). A proof is accepted once, for the subject
 * that it was requested for. Each process remembers only proofs that it accepted, so another process accepts the same
 * proof a second time.
 */
export class ProofsOfWork {
  readonly #key: Buffer;
  readonly #clock: Clock;
  readonly #used = new LRUCache<string, true>(atMost(USED_MAX));

  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** Returns the error that requests work. The proof will be valid for `subject`. */
  needed(subject: string, bits: number): LecternError {
    const end = this.#clock.now() + GOOD_FOR_MS;
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const challenge = `${bits}.${end}.${nonce}.${this.#sign(subject, bits, end, nonce)}`;
    return new LecternError('PROOF_NEEDED', { challenge });
  }

  /** Accepts a proof at most once. `bits` is the least work that is required. */
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
