import { type Kysely, sql } from 'kysely';

/** Uploads that finished a moment ago, so that a lost response can be requested again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ended_upload (
      id text primary key,
      user_id text not null,
      name text not null,
      size bigint not null,
      document_id text,
      task_id text,
      ended_at timestamptz not null
    )`.execute(database);
  await sql`create index ended_upload_age on ended_upload (ended_at)`.execute(database);
}
