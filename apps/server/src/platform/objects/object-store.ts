import type { Readable } from 'node:stream';
import { LecternError } from '@lectern/protocol';
import type { FileBytes } from './file-bytes.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Whether an untrusted text is a SHA-256 in lower-case hexadecimal digits. */
export function isHash(text: string): boolean {
  return HASH.test(text);
}

/** Throws ASSET_NOT_FOUND for any text that is not a hash, because hashes become parts of paths. */
export function checkHash(hash: string): void {
  if (!HASH.test(hash)) throw new LecternError('ASSET_NOT_FOUND');
}

export interface StoredObject {
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

/** Accepts or rejects received bytes; `file` is valid while the returned promise is pending. */
export type AcceptObject = (received: { readonly hash: string; readonly file: FileBytes }) => Promise<void>;

/**
 * Bytes by their SHA-256 (64 lower-case hexadecimal digits): stored once however often they are put. An object is
 * stored whole or not at all, and is on disk when `put` resolves.
 */
export interface ObjectStore {
  put(bytes: Uint8Array): Promise<StoredObject>;
  /**
   * Reads the bytes to their end; throws FILE_TOO_LARGE past `maxBytes` and stores nothing. `accept` is called after
   * all bytes were received and before any is stored: its error is thrown, and no data are left. A piece is processed
   * before the next is requested, so that all pieces may share one buffer.
   */
  putStream(bytes: AsyncIterable<Uint8Array>, maxBytes: number, accept?: AcceptObject): Promise<StoredObject>;
  has(hash: string): Promise<boolean>;
  size(hash: string): Promise<number | undefined>;
  /** Throws ASSET_NOT_FOUND when the object does not exist. */
  get(hash: string): Promise<Uint8Array>;
  /** `range` is the first and last byte, both included. */
  stream(hash: string, range?: readonly [number, number]): Promise<Readable>;
  delete(hash: string): Promise<void>;
  /** All hashes, for backup and sweeping. */
  list(): AsyncIterable<string>;
  /** The installation to which the store belongs: the first installation that called this. */
  owner(installation: string): Promise<string>;
}
