import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../platform/clock.ts';
import { giveBack } from '../../platform/memory.ts';
import type { PieceStore } from '../../platform/objects/piece-store.ts';
import { Turns } from '../../platform/turns.ts';
import type { UploadRow, UploadsStore } from './uploads.store.ts';

/** The most pieces of one file, so that a client with tiny pieces does not fill the disk with files. */
const PIECES_MAX = 1_000;
/** Number of files that are assembled at the same time; each needs a buffer. */
const TOGETHER = 4;
const BUFFER_BYTES = 262_144;

export interface UploadPiecesPorts {
  readonly store: UploadsStore;
  readonly pieces: PieceStore;
  readonly clock: Clock;
}

/** Pieces of unfinished uploads: rows list them, the piece store has their bytes. */
export class UploadPieces {
  readonly #ports: UploadPiecesPorts;
  /** Turns for assembling. The number of waiting callers has no limit, because assembling a file is quick. */
  readonly #together = new Turns({
    atOnce: TOGETHER,
    waiting: Number.POSITIVE_INFINITY,
    ofOne: Number.POSITIVE_INFINITY,
  });

  constructor(ports: UploadPiecesPorts) {
    this.#ports = ports;
  }

  /** Stores a piece as a whole or not at all. Throws UPLOAD_OFFSET_WRONG with the offset at which to resume. */
  async append(userId: string, id: string, offset: number, bytes: Readable): Promise<UploadRow> {
    const { store, pieces } = this.#ports;
    try {
      checkOffset(await store.find(id, userId), offset);
    } catch (error) {
      // Reads the body to its end: a client that is cut off in the middle would not receive the error.
      bytes.resume();
      throw error;
    }
    const piece = await pieces.put(id, bytes).catch(async (error: unknown) => {
      // The upload was deleted meanwhile, with its folder.
      if (!(await store.find(id, userId))) throw new LecternError('UPLOAD_NOT_FOUND', {}, { cause: error });
      throw error;
    });
    try {
      const place = { id, userId, start: offset };
      const row = piece.size === 0 ? undefined : await store.append(place, piece, PIECES_MAX, this.#now());
      if (row) return row;
      // The piece was empty, or did not fit the offset.
      const now = checkOffset(await store.find(id, userId), offset);
      if (offset + piece.size > now.size) throw new LecternError('FILE_TOO_LARGE', { size: `${now.size} B` });
      if (piece.size > 0) throw new LecternError('INVALID_INPUT', { field: 'body' });
      await pieces.delete(id, piece.name);
      return now;
    } catch (error) {
      // A piece that cannot be deleted now is deleted with the upload.
      await pieces.delete(id, piece.name).catch(() => undefined);
      throw error;
    }
  }

  /**
   * `use` gets the whole file; it must be done with a part before it requests the next. When a power cut damaged a
   * piece, that piece and all later pieces are deleted. Throws UPLOAD_OFFSET_WRONG with the offset at which to resume.
   */
  async together<T>(row: UploadRow, use: (bytes: AsyncIterable<Uint8Array>) => Promise<T>): Promise<T> {
    const leave = await this.#together.take(undefined);
    const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    try {
      return await use(this.#bytes(row.id, buffer));
    } catch (error) {
      if (error instanceof LostPiece) throw await this.#sentAgainFrom(error.start, row);
      throw error;
    } finally {
      giveBack(buffer);
      leave();
    }
  }

  /** Pieces that cannot be deleted now are found by the next sweep. */
  async forget(id: string): Promise<void> {
    await this.#ports.pieces.deleteAll(id).catch(() => undefined);
  }

  /**
   * Deletes pieces without an upload that have not changed since `before`, from a process that died during an upload.
   */
  async sweep(before: number): Promise<void> {
    const { pieces, store } = this.#ports;
    let ids: string[] = [];
    const flush = async () => {
      const there = await store.onTheirWay(ids);
      for (const id of ids) if (!there.has(id)) await this.forget(id);
      ids = [];
    };
    for await (const id of pieces.files(before)) {
      ids.push(id);
      if (ids.length >= PIECES_MAX) await flush();
    }
    await flush();
  }

  async *#bytes(id: string, buffer: Uint8Array): AsyncGenerator<Uint8Array> {
    for (const piece of await this.#ports.store.pieces(id)) {
      let size = 0;
      let checksum = 0;
      for await (const part of this.#ports.pieces.read(id, piece.name, buffer)) {
        size += part.byteLength;
        checksum = crc32(part, checksum);
        yield part;
      }
      if (size !== piece.size || checksum !== piece.checksum) throw new LostPiece(piece.start);
    }
  }

  async #sentAgainFrom(start: number, { id, user_id }: UploadRow): Promise<LecternError> {
    const { store } = this.#ports;
    return store.database.transaction().execute(async (transaction) => {
      const row = await store.hold(id, user_id, transaction);
      // Another call has finished the upload, and its pieces were deleted.
      if (!row) return new LecternError('UPLOAD_NOT_FOUND');
      await store.goBack(row, start, this.#now(), transaction);
      return new LecternError('UPLOAD_OFFSET_WRONG', { offset: start });
    });
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

class LostPiece extends Error {
  readonly start: number;

  constructor(start: number) {
    super('a stored chunk of an upload is missing or damaged');
    this.start = start;
  }
}

function checkOffset(row: UploadRow | undefined, offset: number): UploadRow {
  if (!row) throw new LecternError('UPLOAD_NOT_FOUND');
  if (offset !== row.received) throw new LecternError('UPLOAD_OFFSET_WRONG', { offset: row.received });
  return row;
}
