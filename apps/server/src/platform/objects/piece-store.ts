import type { Readable } from 'node:stream';

export interface KeptPiece {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** CRC-32. */
  readonly checksum: number;
}

/**
 * Pieces of files that are not whole yet, by the file that they belong to. Every process of an installation finds them. A
 * piece outlives the process that took it, and waits for no disk: who needs it after a power cut compares its checksum.
 */
export interface PieceStore {
  /** Reads the stream to its end. Throws what it throws, and keeps nothing then. */
  put(file: string, bytes: Readable): Promise<KeptPiece>;
  /** The piece in parts, each of which lies in the buffer until the next is asked for. None where it is not there. */
  read(file: string, name: string, buffer: Uint8Array): AsyncIterable<Uint8Array>;
  delete(file: string, name: string): Promise<void>;
  /** All pieces of a file. */
  deleteAll(file: string): Promise<void>;
  /** The files that have pieces, but those that got one after `before`, milliseconds. */
  files(before: number): AsyncIterable<string>;
}
