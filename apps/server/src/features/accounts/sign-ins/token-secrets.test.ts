import { createHash, createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveMacKey, hashToken, macKeyObject, newToken, signText } from './token-secrets.ts';

it('a new token has 192 random bits', () => {
  const token = newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(24);
  expect(newToken()).not.toBe(token);
});

it('a token is stored as its SHA-256', () => {
  expect(hashToken('token')).toEqual(createHash('sha256').update('token').digest());
});

it("a MAC key depends on the token and on the server's key, and is derived again", () => {
  const [one, other] = ['one', 'other'].map((text) => createSecretKey(Buffer.from(text)));
  if (!one || !other) throw new Error('two keys');
  const key = deriveMacKey(one, 'token');
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(deriveMacKey(one, 'token')).toBe(key);
  expect(deriveMacKey(other, 'token')).not.toBe(key);
  expect(deriveMacKey(one, 'token 2')).not.toBe(key);
});

// RFC 4231, test case 2.
it('a text is signed with HMAC-SHA-256 under the UTF-8 bytes of the key', () => {
  expect(signText(macKeyObject('Jefe'), 'what do ya want for nothing?').toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
