import type { Readable } from 'node:stream';
import type { FileBytes } from './file-bytes.ts';

export interface StoredObject {
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

/** `file`: what came, for as long as the answer is awaited. */
export type AcceptObject = (received: { readonly hash: string; readonly file: FileBytes }) => Promise<void>;

/**
 * Bytes by their SHA-256 (64 lower-case hexadecimal digits): stored once however often they are put. A put is whole
 * or not there at all, and is on disk when it resolves.
 */
export interface ObjectStore {
  put(bytes: Uint8Array): Promise<StoredObject>;
  /**
   * Reads the bytes to their end; throws FILE_TOO_LARGE past `maxBytes` and keeps nothing. `accept` is asked once all of
   * them came and before any is kept: what it throws is thrown, and nothing is left. A piece is done with before the next
   * is asked for, so that all of them may lie in one buffer.
   */
  putStream(bytes: AsyncIterable<Uint8Array>, maxBytes: number, accept?: AcceptObject): Promise<StoredObject>;
  has(hash: string): Promise<boolean>;
  size(hash: string): Promise<number | undefined>;
  /** Throws ASSET_NOT_FOUND when it is not there. */
  get(hash: string): Promise<Uint8Array>;
  /** `range` as first and last byte, both included. */
  stream(hash: string, range?: readonly [number, number]): Promise<Readable>;
  delete(hash: string): Promise<void>;
  /** Every hash, for backup and sweeping. */
  list(): AsyncIterable<string>;
  /** The installation that keeps its objects here: the one that asked first. */
  owner(installation: string): Promise<string>;
}
