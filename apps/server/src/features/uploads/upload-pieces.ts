import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../platform/clock.ts';
import { giveBack } from '../../platform/give-back.ts';
import type { PieceStore } from '../../platform/objects/piece-store.ts';
import { Turns } from '../../platform/turns.ts';
import type { UploadRow, UploadsStore } from './uploads.store.ts';

/** Of one file. Who sends smaller ones than would be needed then fills the disk with files and not with bytes. */
const PIECES_MAX = 1_000;
/** Files that are put together at the same time; each has a buffer. */
const TOGETHER = 4;
const BUFFER_BYTES = 262_144;

export interface UploadPiecesPorts {
  readonly store: UploadsStore;
  readonly pieces: PieceStore;
  readonly clock: Clock;
}

/** The pieces of files on their way: rows say which there are, the piece store has their bytes. */
export class UploadPieces {
  readonly #ports: UploadPiecesPorts;
  /** Turns of putting pieces together. All callers wait for theirs, as a file is put together in a moment. */
  readonly #together = new Turns({
    atOnce: TOGETHER,
    waiting: Number.POSITIVE_INFINITY,
    ofOne: Number.POSITIVE_INFINITY,
  });

  constructor(ports: UploadPiecesPorts) {
    this.#ports = ports;
  }

  /** The piece is there whole or not at all. UPLOAD_OFFSET_WRONG says where to go on. */
  async append(userId: string, id: string, offset: number, bytes: Readable): Promise<UploadRow> {
    const { store, pieces } = this.#ports;
    try {
      checkOffset(await store.find(id, userId), offset);
    } catch (error) {
      // Read to its end: a sender who is cut off in the middle hears nothing.
      bytes.resume();
      throw error;
    }
    const piece = await pieces.put(id, bytes).catch(async (error: unknown) => {
      // Given up meanwhile, and its folder with it.
      if (!(await store.find(id, userId))) throw new LecternError('UPLOAD_NOT_FOUND', {}, { cause: error });
      throw error;
    });
    try {
      const place = { id, userId, start: offset };
      const row = piece.size === 0 ? undefined : await store.append(place, piece, PIECES_MAX, this.#now());
      if (row) return row;
      // Nothing came, or what came has no place.
      const now = checkOffset(await store.find(id, userId), offset);
      if (offset + piece.size > now.size) throw new LecternError('FILE_TOO_LARGE', { size: `${now.size} B` });
      if (piece.size > 0) throw new LecternError('INVALID_INPUT', { field: 'body' });
      await pieces.delete(id, piece.name);
      return now;
    } catch (error) {
      // What cannot be deleted now goes with the upload.
      await pieces.delete(id, piece.name).catch(() => undefined);
      throw error;
    }
  }

  /**
   * `use` gets the whole file, of which it is done with a part before it asks for the next. A piece that is not what was
   * sent, after a power cut, is forgotten with what came after it: UPLOAD_OFFSET_WRONG says where to go on.
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

  /** What cannot be deleted now is found by the next sweep. */
  async forget(id: string): Promise<void> {
    await this.#ports.pieces.deleteAll(id).catch(() => undefined);
  }

  /** Deletes what belongs to no upload and got nothing since `before`: of a process that ended in the middle of one. */
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
      // Another call has ended the upload, and its pieces are gone.
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
    super('a piece of an upload is not what was sent');
    this.start = start;
  }
}

function checkOffset(row: UploadRow | undefined, offset: number): UploadRow {
  if (!row) throw new LecternError('UPLOAD_NOT_FOUND');
  if (offset !== row.received) throw new LecternError('UPLOAD_OFFSET_WRONG', { offset: row.received });
  return row;
}
