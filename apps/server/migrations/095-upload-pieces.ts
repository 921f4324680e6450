import { type Kysely, sql } from 'kysely';

/**
 * Pieces of uploads are in the object store; the database lists them with their checksums. Unfinished uploads
 * start again: their clients get the offset 0.
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
