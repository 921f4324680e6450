import { type Kysely, sql } from 'kysely';

/**
 * Pieces of uploads lie beside the objects; the database says which, and how they are told from others. Uploads that are on
 * their way begin again: their senders are told that nothing is there.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload_piece (
      upload_id text not null references upload (id) on delete cascade,
      start bigint not null,
      name text not null,
      size bigint not null,
      checksum bigint not null,
      primary key (upload_id, start)
    )`.execute(database);
  await sql`drop table upload_chunk`.execute(database);
  await sql`update upload set received = 0`.execute(database);
}
