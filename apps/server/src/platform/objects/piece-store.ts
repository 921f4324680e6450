import type { Readable } from 'node:stream';

export interface KeptPiece {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** CRC-32. */
  readonly checksum: number;
}

/**
 * Pieces of incomplete files, by the file to which they belong. Every process of an installation has access. A
 * piece outlives the process that received it, but is not synced to disk: its checksum shows whether it survived a
 * power cut.
 */
export interface PieceStore {
  /** Reads the stream to its end. When the stream fails, rejects with its error and stores nothing. */
  put(file: string, bytes: Readable): Promise<KeptPiece>;
  /**
   * The piece in parts, each of which is in the buffer until the next is requested. No parts when the piece does not
   * exist.
   */
  read(file: string, name: string, buffer: Uint8Array): AsyncIterable<Uint8Array>;
  delete(file: string, name: string): Promise<void>;
  /** Deletes all pieces of a file. */
  deleteAll(file: string): Promise<void>;
  /** The files with pieces, except those that got one after `before`, milliseconds. */
  files(before: number): AsyncIterable<string>;
}
