import { inflateRawSync } from 'node:zlib';

/** Output is taken in pieces of at most this many bytes. */
const PIECE = 1_048_576;

/**
 * Raw deflate (RFC 1951) by the machine's own library, to at most `room` bytes. Throws where the data is damaged, or
 * where more would come.
 */
export function inflate(data: Uint8Array, room: number): Uint8Array {
  const chunkSize = Math.min(Math.max(room, 64), PIECE);
  return inflateRawSync(data, { maxOutputLength: Math.max(room, 1), chunkSize });
}
