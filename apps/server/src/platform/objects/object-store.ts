import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

/** `head`: the first 64 KB at most. */
export type AcceptObject = (received: StoredObject & { readonly head: Buffer }) => Promise<void>;

/**
 * Bytes by their SHA-256 (64 lower-case hexadecimal digits): stored once however often they are put. A put is whole
 * or not there at all, and is on disk when it resolves.
 */
export interface ObjectStore {
  put(bytes: Uint8Array): Promise<StoredObject>;
  /**
   * Reads the stream to its end; throws FILE_TOO_LARGE past `maxBytes` and keeps nothing. `accept` is asked once all of it
   * came and before any of it is kept: what it throws is thrown, and nothing is left.
   */
  putStream(stream: Readable, maxBytes: number, accept?: AcceptObject): Promise<StoredObject>;
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
