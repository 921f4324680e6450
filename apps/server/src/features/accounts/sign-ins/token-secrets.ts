import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/** Tokens and keys carry 192 random bits. */
const TOKEN_BYTES = 24;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token: its SHA-256. A random token of this length needs no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}

/**
 * The MAC key of an access token. It is derived and stored nowhere: a thief of the database lacks the tokens,
 * a reader of a token lacks the server's key, and a signature under a token that the server never issued is refused
 * without a query.
 */
export function deriveMacKey(serverKey: KeyObject, accessToken: string): string {
  return createHmac('sha256', serverKey).update(`mac\n${accessToken}`, 'utf8').digest('base64url');
}

/** The HMAC's key is the UTF-8 bytes of `mac_key` as the client holds it. */
export function macKeyObject(macKey: string): KeyObject {
  return createSecretKey(macKey, 'utf8');
}

/** HMAC-SHA-256 of the signed text. */
export function signText(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}
