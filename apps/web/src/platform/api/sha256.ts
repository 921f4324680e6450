/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) for pages without WebCrypto: a school server reached as plain http by its
 * address in the local network is not a secure context, and there browsers do not provide `crypto.subtle`.
 */

const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional parts of `root` of the first `count` primes. */
function constants(count: number, root: (prime: number) => number): Uint32Array {
  const found = new Uint32Array(count);
  let index = 0;
  for (let candidate = 2; index < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
      if (candidate % divisor === 0) prime = false;
    }
    if (prime) {
      const value = root(candidate);
      found[index] = (value - Math.floor(value)) * 2 ** 32;
      index += 1;
    }
  }
  return found;
}

const START = constants(8, Math.sqrt);
const ROUND = constants(64, Math.cbrt);

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}

function compress(hash: Uint32Array, block: DataView, offset: number, words: Uint32Array): void {
  for (let index = 0; index < 16; index += 1) words[index] = block.getUint32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = at(words, index - 15);
    const late = at(words, index - 2);
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = at(words, index - 16) + small0 + at(words, index - 7) + small1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + at(ROUND, index) + at(words, index)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  const result = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index += 1) hash[index] = at(hash, index) + (result[index] as number);
}

/** Returns 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks; block += 1) compress(hash, view, block * BLOCK_BYTES, words);
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 8; index += 1) digest.setUint32(index * 4, at(hash, index));
  return new Uint8Array(digest.buffer);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** Returns 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(joined(outer, sha256(joined(inner, message))));
}
