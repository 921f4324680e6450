import { newId } from '@lectern/base';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { lazyCommit } from '../../platform/database/lazy-commit.ts';
import type { FileBytes } from './file-bytes.ts';

export type UploadTable = {
  id: string;
  user_id: string;
  name: string;
  size: number;
  parent_id: string | null;
  callback_url: string | null;
  with_cover: boolean;
  /** The document whose newer version this is. */
  replaces: string | null;
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
    return (
      this.database
        .insertInto('upload')
        .values({ ...upload, id: newId(), received: 0, created_at: at, updated_at: at })
        .returningAll()
        // Whose upload is gone begins another.
        .returning(lazyCommit.as('lazy'))
        .executeTakeFirstOrThrow()
    );
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

  /** The row, which nobody else changes until the transaction ends. What that lost in a power cut is sent again. */
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

  /** The file so far. A piece of a piece is read without the rest of it: they are stored uncompressed. */
  file(row: Pick<UploadRow, 'id' | 'received'>): FileBytes {
    return {
      size: row.received,
      read: async (start, length) => {
        const end = Math.min(row.received, start + length);
        const { rows } = await sql<{ bytes: Buffer }>`
          select substring(bytes from greatest(0, ${start}::bigint - start)::int + 1
              for (${end}::bigint - greatest(start, ${start}::bigint))::int) as bytes
            from upload_chunk
            where upload_id = ${row.id} and start < ${end}::bigint
              and start + octet_length(bytes) > ${start}::bigint
            order by start`.execute(this.database);
        return Buffer.concat(rows.map(({ bytes }) => bytes));
      },
    };
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
