import { type Kysely, sql } from 'kysely';

/** Exports of coursewares: requested, in progress, and kept for a day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table export_task (
      id text primary key,
      user_id text not null,
      document_id text references document (id) on delete set null,
      format text not null,
      wish jsonb not null,
      language text not null,
      state text not null,
      pages_done integer not null,
      pages_total integer not null,
      error jsonb,
      job_id text,
      file_name text,
      file_hash text,
      file_size bigint,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index export_task_user on export_task (user_id, id desc)`.execute(database);
  await sql`create index export_task_document on export_task (document_id)`.execute(database);
  await sql`create index export_task_end on export_task (expires_at)`.execute(database);
}
