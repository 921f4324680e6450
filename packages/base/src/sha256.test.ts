import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256, sha256Bytes } from './sha256.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

describe(`sha256 (seed ${seed})`, () => {
  it('returns the digest of FIPS 180-4 for an empty text and for abc', () => {
    expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256(new TextEncoder().encode('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('returns the digest that Node has for bytes of any length, as digits and as bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const digest = createHash('sha256').update(bytes).digest('hex');
        expect(sha256(bytes)).toBe(digest);
        expect(Buffer.from(sha256Bytes(bytes)).toString('hex')).toBe(digest);
      }),
      { seed },
    );
  });
});

it(`hmacSha256 signs as in RFC 2104, with short and long keys (seed ${seed})`, () => {
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
