import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { LecternError } from '@lectern/protocol';
import type { ObjectStore } from '../../platform/objects/object-store.ts';

/** Number of random bytes before each file. */
const SALT = 16;
/** Largest stored file, bytes. */
const FILE_MAX_BYTES = 1_000_000_000;
const NOBODYS_HASH = '0'.repeat(64);

export interface KeptFile {
  readonly hash: string;
  /** Bytes, without the salt. */
  readonly size: number;
}

/**
 * Exported files in the object store. Equal objects are stored only once, and exported files are deleted after a day:
 * each begins with random bytes, so that it never shares an object with an upload of the same file.
 */
export class ExportFiles {
  readonly #objects: ObjectStore;

  constructor(objects: ObjectStore) {
    this.#objects = objects;
  }

  /** Throws EXPORT_TOO_LARGE for a file of more than 1 GB, of which nothing is kept. */
  async put(pieces: AsyncIterable<Uint8Array>): Promise<KeptFile> {
    const salted = Readable.from(withSalt(pieces), { objectMode: false });
    try {
      const { hash, size } = await this.#objects.putStream(salted, SALT + FILE_MAX_BYTES);
      return { hash, size: size - SALT };
    } catch (error) {
      if (!(error instanceof LecternError) || error.code !== 'FILE_TOO_LARGE') throw error;
      throw new LecternError('EXPORT_TOO_LARGE', { megabytes: FILE_MAX_BYTES / 1_000_000 });
    }
  }

  async stream(hash: string, size: number): Promise<Readable> {
    return this.#objects.stream(hash, [SALT, SALT + size - 1]);
  }

  /** Throws FILES_UNAVAILABLE when the object store is unreachable. */
  async checkThere(): Promise<void> {
    await this.#objects.has(NOBODYS_HASH);
  }

  async remove(hash: string): Promise<void> {
    await this.#objects.delete(hash);
  }
}

async function* withSalt(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield randomBytes(SALT);
  yield* pieces;
}
