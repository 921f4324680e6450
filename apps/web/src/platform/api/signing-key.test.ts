import { afterEach, expect, it, vi } from 'vitest';
import { importSigningKey, sign } from './signing-key.ts';

afterEach(() => vi.unstubAllGlobals());

/** HMAC-SHA-256 of the text under the key `key`, from RFC 2104 implementations. */
const TEXT = 'The quick brown fox jumps over the lazy dog';
const MAC = '97yD9DBThCSxMpjmqm+xQ+9NWaFJRhdZl0edvC0aPNg=';

it('signs by the browser in a secure context, with a key that cannot be exported', async () => {
  const key = await importSigningKey('key');
  expect(key).toMatchObject({ extractable: false, usages: ['sign'] });
  expect(await sign(key, TEXT)).toBe(MAC);
});

it('signs by its own code in an insecure context', async () => {
  vi.stubGlobal('crypto', {});
  const key = await importSigningKey('key');
  expect(key).toEqual(new TextEncoder().encode('key'));
  expect(await sign(key, TEXT)).toBe(MAC);
});
