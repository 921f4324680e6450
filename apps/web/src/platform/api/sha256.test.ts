import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256 } from './sha256.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

describe(`the signature without WebCrypto (seed ${seed})`, () => {
  it('produces hashes as in FIPS 180-4', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(Buffer.from(sha256(message)).toString('hex')).toBe(
          createHash('sha256').update(message).digest('hex'),
        );
      }),
      { seed },
    );
  });

  it('signs as in RFC 2104, with short and long keys', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 130 }),
        fc.uint8Array({ maxLength: 200 }),
        (key, message) => {
          expect(Buffer.from(hmacSha256(key, message)).toString('base64')).toBe(
            createHmac('sha256', key).update(message).digest('base64'),
          );
        },
      ),
      { seed },
    );
  });
});
