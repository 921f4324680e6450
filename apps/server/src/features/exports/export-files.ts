import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { LecternError } from '@lectern/protocol';
import type { LinkSigner } from '../../platform/http/link-signer.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';

/** Lifetime of a link, milliseconds: from the response "done" to the browser's own request, and a retry. */
const LIFETIME_MS = 300_000;

/** Creates and checks the signed addresses under which browsers save exported files. */
export class ExportLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  /** Give the link only to the user who requested the export and may see its courseware. */
  link(exportId: string): string {
    const end = this.#signer.now() + LIFETIME_MS;
    return `/files/exports/${exportId}?e=${end}&s=${this.#signer.sign([exportId], end)}`;
  }

  /** Throws LINK_INVALID for an address that this server did not sign or that has expired. */
  check(exportId: string, query: Readonly<Record<string, unknown>>): void {
    if (!this.#signer.verify([exportId], query.e, query.s)) throw new LecternError('LINK_INVALID');
  }
}

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

  /** Throws EXPORT_TOO_LARGE for a file of more than 1 GB, and then stores nothing. */
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
