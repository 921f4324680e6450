const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as text (RFC 4648, section 4), where neither a browser nor Node is to be relied on. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 12_288) {
    let part = '';
    const end = Math.min(bytes.length, start + 12_288);
    for (let at = start; at < end; at += 3) {
      const [a, b, c] = [bytes[at] ?? 0, bytes[at + 1], bytes[at + 2]];
      part += LETTERS.charAt(a >> 2) + LETTERS.charAt(((a & 3) << 4) | ((b ?? 0) >> 4));
      part += b === undefined ? '=' : LETTERS.charAt(((b & 15) << 2) | ((c ?? 0) >> 6));
      part += c === undefined ? '=' : LETTERS.charAt(c & 63);
    }
    parts.push(part);
  }
  return parts.join('');
}
