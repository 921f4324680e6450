import { NONCE_LIFETIME_MS, NONCE_RANDOM_LENGTH } from '../constants.ts';

/**
 * The MAC of a call: the signed text and its notation. Each side computes the HMAC itself (SHA-256, base64; the key is
 * the UTF-8 bytes of `mac_key`) with its own cryptography, so that the browser can use a non-extractable key.
 */
interface MacRequest {
  readonly nonce: string;
  readonly method: string;
  /** Path with query, from the root, as sent in the request. */
  readonly url: string;
  /** Host with its port, as in the Host header. */
  readonly host: string;
}

interface MacHeader {
  /** The access token. */
  readonly id: string;
  readonly nonce: string;
  /** Base64. */
  readonly mac: string;
}

/** Tolerance for nonces ahead of the server's clock, milliseconds: the browser may measure the difference badly. */
export const NONCE_AHEAD_MS = 60_000;

const NONCE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NONCE = /^(\d{13}):([\x21\x23-\x2b\x2d-\x5b\x5d-\x7e]{16})$/;
const HEADER_MAX_LENGTH = 1024;

/** The text that is signed. */
export function macText({ nonce, method, url, host }: MacRequest): string {
  return `${nonce}\n${method.toUpperCase()}\n${url}\n${host}\n`;
}

/** Server time in milliseconds, a colon, and 16 characters from as many random bytes. */
export function makeNonce(serverTime: number, randomBytes: Uint8Array): string {
  let random = '';
  for (let index = 0; index < NONCE_RANDOM_LENGTH; index++) {
    random += NONCE_ALPHABET[(randomBytes[index] ?? 0) % NONCE_ALPHABET.length];
  }
  return `${Math.trunc(serverTime)}:${random}`;
}

/** Undefined for an invalid nonce. `time` is in milliseconds. */
export function parseNonce(nonce: string): { readonly time: number; readonly random: string } | undefined {
  const match = NONCE.exec(nonce);
  return match?.[1] && match[2] ? { time: Number(match[1]), random: match[2] } : undefined;
}

/** Whether a nonce of this time is still valid when the server's clock shows `now`. */
export function nonceIsFresh(time: number, now: number): boolean {
  return time >= now - NONCE_LIFETIME_MS && time <= now + NONCE_AHEAD_MS;
}

/**
 * The Authorization header. With `full` it also contains the signed address and host, for a receiver that has the user
 * centre verify the call.
 */
export function formatMacHeader(
  { id, nonce, mac }: MacHeader,
  full?: { readonly requestUri: string; readonly host: string },
): string {
  const header = `MAC id="${id}",nonce="${nonce}",mac="${mac}"`;
  return full ? `${header},request_uri="${full.requestUri}",host="${full.host}"` : header;
}

/** Undefined when the header is missing or of another scheme; parameters may be in any order. */
export function parseMacHeader(header: string | undefined): MacHeader | undefined {
  if (header === undefined || header.length > HEADER_MAX_LENGTH || !header.startsWith('MAC '))
    return undefined;
  const found: { id?: string; nonce?: string; mac?: string } = {};
  for (const part of header.slice(4).split(',')) {
    const match = /^ ?(id|nonce|mac)="([^"]+)"$/.exec(part);
    const name = match?.[1] as 'id' | 'nonce' | 'mac' | undefined;
    if (name) {
      // A proxy in front of us could read a duplicate parameter differently.
      if (found[name] !== undefined) return undefined;
      found[name] = match?.[2];
    }
  }
  const { id, nonce, mac } = found;
  return id && nonce && mac ? { id, nonce, mac } : undefined;
}
