import { newId } from '@lectern/base';
import type { Kysely, Selectable, Transaction } from 'kysely';

export type UploadTable = {
  id: string;
  user_id: string;
  name: string;
  size: number;
  parent_id: string | null;
  callback_url: string | null;
  with_cover: boolean;
  received: number;
  created_at: Date;
  updated_at: Date;
};

export type UploadTables = {
  upload: UploadTable;
  upload_chunk: { upload_id: string; start: number; bytes: Buffer };
};

export type UploadRow = Selectable<UploadTable>;
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
    return this.database
      .insertInto('upload')
      .values({ ...upload, id: newId(), received: 0, created_at: at, updated_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** What this user has on its way: how many, and bytes as declared. */
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

  /** The row, which nobody else changes until the transaction ends. */
  async hold(id: string, userId: string, transaction: UploadTransaction): Promise<UploadRow | undefined> {
    return transaction
      .selectFrom('upload')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
  }

  async append(row: UploadRow, bytes: Buffer, at: Date, transaction: UploadTransaction): Promise<UploadRow> {
    await transaction
      .insertInto('upload_chunk')
      .values({ upload_id: row.id, start: row.received, bytes })
      .execute();
    return transaction
      .updateTable('upload')
      .set({ received: row.received + bytes.length, updated_at: at })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** The file so far, in order. */
  async bytes(id: string): Promise<Buffer> {
    const rows = await this.database
      .selectFrom('upload_chunk')
      .select('bytes')
      .where('upload_id', '=', id)
      .orderBy('start')
      .execute();
    return Buffer.concat(rows.map((row) => row.bytes));
  }

  /** Its pieces go with it. Whether it was there. */
  async delete(id: string, userId: string, database: UploadDatabase = this.database): Promise<boolean> {
    const result = await database
      .deleteFrom('upload')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** Answers how many were given up. */
  async sweep(before: Date): Promise<number> {
    const result = await this.database
      .deleteFrom('upload')
      .where('updated_at', '<', before)
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  }
}
