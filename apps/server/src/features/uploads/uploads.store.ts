import { newId } from '@lectern/base';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { lazyCommit } from '../../platform/database/conditions.ts';
import type { KeptPiece } from '../../platform/objects/piece-store.ts';

export type UploadTable = {
  id: string;
  user_id: string;
  name: string;
  size: number;
  parent_id: string | null;
  callback_url: string | null;
  with_cover: boolean;
  /** Id of the document whose file this upload replaces. */
  replaces: string | null;
  received: number;
  created_at: Date;
  updated_at: Date;
};

export type UploadTables = {
  upload: UploadTable;
  upload_piece: UploadPieceTable;
  ended_upload: EndedUploadTable;
};

/** Result of a finished upload, for clients that missed the response. */
type EndedUploadTable = {
  id: string;
  user_id: string;
  name: string;
  size: number;
  document_id: string | null;
  task_id: string | null;
  ended_at: Date;
};

/** A piece in the piece store. */
type UploadPieceTable = {
  upload_id: string;
  /** Offset in the file, bytes. */
  start: number;
  name: string;
  size: number;
  checksum: number;
};

export type UploadRow = Selectable<UploadTable>;
export type EndedUploadRow = Selectable<EndedUploadTable>;
export type UploadDatabase = Kysely<UploadTables>;
export type UploadTransaction = Transaction<UploadTables>;

export class UploadsStore {
  readonly database: UploadDatabase;

  constructor(database: UploadDatabase) {
    this.database = database;
  }

  async insert(
    upload: Omit<UploadRow, 'id' | 'received' | 'created_at' | 'updated_at'>,
    at: Date,
  ): Promise<UploadRow> {
    return (
      this.database
        .insertInto('upload')
        .values({ ...upload, id: newId(), received: 0, created_at: at, updated_at: at })
        .returningAll()
        // A client whose upload is lost starts another, so the commit need not wait for the disk.
        .returning(lazyCommit.as('lazy'))
        .executeTakeFirstOrThrow()
    );
  }

  /** Unfinished uploads of this user: their number, and their declared bytes. */
  async pending(userId: string): Promise<{ readonly count: number; readonly bytes: number }> {
    return this.database
      .selectFrom('upload')
      .select((select) => [
        select.fn.countAll<number>().as('count'),
        select.fn.coalesce(select.fn.sum<number>('size'), select.val(0)).as('bytes'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  }

  async find(id: string, userId: string): Promise<UploadRow | undefined> {
    return this.database
      .selectFrom('upload')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
  }

  /** Reads and locks the row until the transaction ends. Progress that is lost in a power cut is sent again. */
  async hold(id: string, userId: string, transaction: UploadTransaction): Promise<UploadRow | undefined> {
    return transaction
      .selectFrom('upload')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where(lazyCommit)
      .forUpdate()
      .executeTakeFirst();
  }

  /**
   * Adds a piece if it begins at the upload's present offset, fits the file and there are fewer than `most` pieces:
   * one statement, for hundreds run at once. Of two pieces for one offset the second is not added: undefined.
   */
  async append(
    { id, userId, start }: { readonly id: string; readonly userId: string; readonly start: number },
    piece: KeptPiece,
    most: number,
    at: Date,
    database: UploadDatabase = this.database,
  ): Promise<UploadRow | undefined> {
    return database
      .with('grown', (query) =>
        query
          .updateTable('upload')
          .set((each) => ({ received: each('received', '+', piece.size), updated_at: at }))
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('received', '=', start)
          .where((each) => each('size', '>=', each('received', '+', piece.size)))
          .where(
            (each) =>
              each
                .selectFrom('upload_piece')
                .select(each.fn.countAll<number>().as('count'))
                .where('upload_id', '=', id),
            '<',
            most,
          )
          .where(lazyCommit)
          .returningAll(),
      )
      .with('kept', (query) =>
        query
          .insertInto('upload_piece')
          .columns(['upload_id', 'start', 'name', 'size', 'checksum'])
          .expression((each) =>
            each
              .selectFrom('grown')
              .select([
                'grown.id',
                each.val(start).as('start'),
                each.val(piece.name).as('name'),
                each.val(piece.size).as('size'),
                each.val(piece.checksum).as('checksum'),
              ]),
          ),
      )
      .selectFrom('grown')
      .selectAll()
      .executeTakeFirst();
  }

  /** Lists the pieces in the order of their offsets. */
  async pieces(id: string): Promise<readonly (KeptPiece & { readonly start: number })[]> {
    return this.database
      .selectFrom('upload_piece')
      .select(['start', 'name', 'size', 'checksum'])
      .where('upload_id', '=', id)
      .orderBy('start')
      .execute();
  }

  /** Deletes the pieces from this offset on; the client sends them again. */
  async goBack(row: UploadRow, start: number, at: Date, transaction: UploadTransaction): Promise<void> {
    await transaction
      .deleteFrom('upload_piece')
      .where('upload_id', '=', row.id)
      .where('start', '>=', start)
      .execute();
    await transaction
      .updateTable('upload')
      .set({ received: start, updated_at: at })
      .where('id', '=', row.id)
      .execute();
  }

  /** Deletes the upload with the rows of its pieces. Returns whether it existed. */
  async delete(id: string, userId: string, database: UploadDatabase = this.database): Promise<boolean> {
    const result = await database
      .deleteFrom('upload')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** Stores the result of the upload for a while. */
  async end(
    { id, user_id, name, size }: UploadRow,
    became: Pick<EndedUploadRow, 'document_id' | 'task_id'>,
    at: Date,
    transaction: UploadTransaction,
  ): Promise<void> {
    await transaction
      .insertInto('ended_upload')
      .values({ id, user_id, name, size, ...became, ended_at: at })
      .execute();
  }

  async ended(id: string, userId: string): Promise<EndedUploadRow | undefined> {
    return this.database
      .selectFrom('ended_upload')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
  }

  async forgetEnded(before: Date): Promise<void> {
    await this.database.deleteFrom('ended_upload').where('ended_at', '<', before).execute();
  }

  /** Returns the ids of the deleted uploads. */
  async sweep(before: Date): Promise<readonly string[]> {
    const rows = await this.database
      .deleteFrom('upload')
      .where('updated_at', '<', before)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Returns the ids that are unfinished uploads. */
  async onTheirWay(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database
      .selectFrom('upload')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }
}
