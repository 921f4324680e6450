/**
 * The key of the MAC as stored in the browser: a non-extractable WebCrypto key, or plain bytes in an insecure context.
 */
export type SigningKey = CryptoKey | Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** `macKey` as the server sent it: its UTF-8 bytes are the key. */
export async function importSigningKey(macKey: string): Promise<SigningKey> {
  const bytes = encoder.encode(macKey);
  if (globalThis.crypto.subtle === undefined) return bytes;
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** HMAC-SHA-256 of the text in base64. */
export async function sign(key: SigningKey, text: string): Promise<string> {
  const message = encoder.encode(text);
  const mac =
    key instanceof Uint8Array
      ? // The fallback without TLS is loaded only when it is needed.
        (await import('@lectern/base/sha256')).hmacSha256(key, message)
      : new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  return btoa(String.fromCharCode(...mac));
}
