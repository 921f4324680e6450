import type { Random } from './random.ts';

/** Changes bytes, cuts some off or copies them over others, anywhere in a file. */
export function breakBytes(original: Uint8Array, random: Random): Uint8Array {
  const bytes = original.slice();
  if (bytes.length === 0) return bytes;
  const kind = random(4);
  if (kind === 0) {
    for (let i = 1 + random(20); i > 0; i--) bytes[random(bytes.length)] = random(256);
    return bytes;
  }
  if (kind === 1) return bytes.subarray(0, random(bytes.length));
  const at = random(bytes.length);
  const length = random(Math.min(2_000, bytes.length - at));
  if (kind === 2) bytes.copyWithin(random(bytes.length - length), at, at + length);
  // the directory is at the end: an archive with wrong lengths and offsets
  else
    for (let i = 1 + random(8); i > 0; i--)
      bytes[bytes.length - 1 - random(Math.min(400, bytes.length))] = random(256);
  return bytes;
}
