import { type Kysely, sql } from 'kysely';

/** Tasks that import a file as a courseware, and the parts that each import replaced, kept or lost. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table transcode_task (
      id text primary key,
      user_id text not null,
      status smallint not null,
      stage text not null,
      progress smallint not null,
      callback_url text,
      input jsonb not null,
      source_size bigint not null,
      job_id text,
      document_id text references document (id) on delete set null,
      error jsonb,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(database);
  await sql`create index transcode_task_user on transcode_task (user_id, id desc)`.execute(database);
  await sql`
    create index transcode_task_unfinished on transcode_task (user_id) where status in (0, 1)`.execute(
    database,
  );
  await sql`create index transcode_task_document on transcode_task (document_id)`.execute(database);

  await sql`
    create table import_report (
      document_id text primary key references document (id) on delete cascade,
      source_name text not null,
      source_format text not null,
      source_hash text not null,
      source_size bigint not null,
      page_count integer not null,
      notes jsonb not null,
      more_notes integer not null,
      fonts jsonb not null,
      created_at timestamptz not null
    )`.execute(database);
}
