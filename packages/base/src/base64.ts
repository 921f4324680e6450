const LETTERS = new Uint8Array(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((letter) =>
    letter.charCodeAt(0),
  ),
);
const PADDING = '='.charCodeAt(0);

/** Bytes converted at a time: a multiple of 3, and few enough that their letters can be arguments of one call. */
const AT_ONCE = 6_144;

/**
 * Bytes as Base64 (RFC 4648, section 4), without functions of browsers or of Node. The letters are first written as
 * bytes: joined one by one they would need thirty times the memory.
 */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  const letters = new Uint8Array((AT_ONCE / 3) * 4);
  for (let start = 0; start < bytes.length; start += AT_ONCE) {
    const end = Math.min(bytes.length, start + AT_ONCE);
    let length = 0;
    for (let at = start; at < end; at += 3) {
      const [a = 0, b = 0, c = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
      letters[length] = LETTERS[a >> 2] ?? 0;
      letters[length + 1] = LETTERS[((a & 3) << 4) | (b >> 4)] ?? 0;
      letters[length + 2] = LETTERS[((b & 15) << 2) | (c >> 6)] ?? 0;
      letters[length + 3] = LETTERS[c & 63] ?? 0;
      length += 4;
    }
    const missing = (3 - ((end - start) % 3)) % 3;
    letters.fill(PADDING, length - missing, length);
    parts.push(String.fromCharCode(...letters.subarray(0, length)));
  }
  return parts.join('');
}
