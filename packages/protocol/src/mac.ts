import { NONCE_LIFETIME_MS, NONCE_RANDOM_LENGTH } from './constants.ts';

/**
 * The MAC of a call: what is signed and how it is written. The HMAC itself (SHA-256, base64, the key being the
 * UTF-8 bytes of `mac_key`) is made by each side with its own cryptography, so that the browser can keep a key
 * that cannot be read out.
 */
interface MacRequest {
  readonly nonce: string;
  readonly method: string;
  /** Path with query, from the root, as it goes over the wire. */
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

/** A nonce may be this far ahead of the server's clock, milliseconds: room for a badly measured difference. */
export const NONCE_AHEAD_MS = 60_000;

const NONCE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NONCE = /^(\d{13}):([\x21\x23-\x2b\x2d-\x5b\x5d-\x7e]{16})$/;
const HEADER_MAX_LENGTH = 1024;

/** The text under the signature. */
export function macText({ nonce, method, url, host }: MacRequest): string {
  return `${nonce}\n${method.toUpperCase()}\n${url}\n${host}\n`;
}

/** Server milliseconds, a colon and 16 characters made from as many random bytes. */
export function makeNonce(serverTime: number, randomBytes: Uint8Array): string {
  let random = '';
  for (let index = 0; index < NONCE_RANDOM_LENGTH; index++) {
    random += NONCE_ALPHABET[(randomBytes[index] ?? 0) % NONCE_ALPHABET.length];
  }
  return `${Math.trunc(serverTime)}:${random}`;
}

/** Undefined when the text is no nonce. `time` is in milliseconds. */
export function parseNonce(nonce: string): { readonly time: number; readonly random: string } | undefined {
  const match = NONCE.exec(nonce);
  return match?.[1] && match[2] ? { time: Number(match[1]), random: match[2] } : undefined;
}

/** Whether a nonce of this time may still be used when the server's clock shows `now`. */
export function nonceIsFresh(time: number, now: number): boolean {
  return time >= now - NONCE_LIFETIME_MS && time <= now + NONCE_AHEAD_MS;
}

/**
 * The Authorization header. With `full` it also names the address and host that were signed, for a receiver
 * that lets the user centre verify the call for it.
 */
export function formatMacHeader(
  { id, nonce, mac }: MacHeader,
  full?: { readonly requestUri: string; readonly host: string },
): string {
  const header = `MAC id="${id}",nonce="${nonce}",mac="${mac}"`;
  return full ? `${header},request_uri="${full.requestUri}",host="${full.host}"` : header;
}

/** Undefined when the header is missing or not of this scheme; parameters may come in any order. */
export function parseMacHeader(header: string | undefined): MacHeader | undefined {
  if (header === undefined || header.length > HEADER_MAX_LENGTH || !header.startsWith('MAC '))
    return undefined;
  const found: { id?: string; nonce?: string; mac?: string } = {};
  for (const part of header.slice(4).split(',')) {
    const match = /^ ?(id|nonce|mac)="([^"]+)"$/.exec(part);
    const name = match?.[1] as 'id' | 'nonce' | 'mac' | undefined;
    if (name) {
      // A parameter that is there twice could be read differently by a proxy in front of us.
      if (found[name] !== undefined) return undefined;
      found[name] = match?.[2];
    }
  }
  const { id, nonce, mac } = found;
  return id && nonce && mac ? { id, nonce, mac } : undefined;
}
