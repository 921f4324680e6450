import { type Kysely, sql } from 'kysely';

/**
 * Unfinished uploads. Their pieces are in the database, so that any process can continue an upload or delete its
 * pieces.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload (
      id text primary key,
      user_id text not null,
      name text not null,
      size bigint not null,
      parent_id text,
      received bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(database);
  await sql`create index upload_user on upload (user_id)`.execute(database);
  await sql`create index upload_age on upload (updated_at)`.execute(database);
  await sql`
    create table upload_chunk (
      upload_id text not null references upload (id) on delete cascade,
      start bigint not null,
      bytes bytea not null,
      primary key (upload_id, start)
    )`.execute(database);
  // The files are compressed already, so compressing their rows again would only cost time.
  await sql`alter table upload_chunk alter column bytes set storage external`.execute(database);
}
