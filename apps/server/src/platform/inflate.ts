import { inflateRawSync } from 'node:zlib';

/** Output is produced in pieces of at most this many bytes. */
const PIECE = 1_048_576;

/**
 * Raw deflate (RFC 1951) by Node's zlib, to at most `room` bytes. Throws when the data are damaged, or unpack to more
 * bytes.
 */
export function inflate(data: Uint8Array, room: number): Uint8Array {
  const chunkSize = Math.min(Math.max(room, 64), PIECE);
  return inflateRawSync(data, { maxOutputLength: Math.max(room, 1), chunkSize });
}
