/**
 * The key of the MAC as the browser keeps it: a WebCrypto key that no script can read out, or plain bytes where
 * the page is no secure context.
 */
export type SigningKey = CryptoKey | Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** `macKey` as the server gave it: its UTF-8 bytes are the key. */
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
      ? // What the browser lacks without TLS comes only there.
        (await import('./sha256.ts')).hmacSha256(key, message)
      : new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  return btoa(String.fromCharCode(...mac));
}
