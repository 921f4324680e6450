import { type Kysely, sql } from 'kysely';

/** Versions of coursewares (docs/decisions/0035), and the authors of updates that a log no longer contains. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table courseware_version (
      id text primary key,
      document_id text not null references document (id) on delete cascade,
      -- Of the log: everything up to this update is in it.
      seq bigint not null,
      made_at timestamptz not null,
      -- Null: made by itself, and gone in time.
      name text,
      -- When the version was made that was restored by this one.
      restored_at timestamptz,
      people text[] not null,
      page_count integer not null,
      -- The records as JSON, compressed.
      object_hash text not null,
      -- What the JSON has, bytes.
      size bigint not null,
      schema integer not null,
      -- The files that it names.
      files text[] not null
    )`.execute(database);
  await sql`create index courseware_version_document on courseware_version (document_id, made_at desc, id desc)`.execute(
    database,
  );
  await sql`create index courseware_version_object on courseware_version (object_hash)`.execute(database);
  // Coursewares that were edited since their last version.
  await sql`
    create table courseware_edited (
      document_id text primary key references document (id) on delete cascade,
      first_at timestamptz not null,
      last_at timestamptz not null
    )`.execute(database);
  await sql`
    create table live_document_author (
      document_id text not null references live_document (document_id) on delete cascade,
      user_id text not null,
      seq bigint not null,
      primary key (document_id, user_id)
    )`.execute(database);
}
