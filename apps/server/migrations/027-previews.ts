import { type Kysely, sql } from 'kysely';

/**
 * Previews of files that a browser cannot show: one per content of a file, shared by all documents with that content.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table preview (
      source_hash text not null,
      recipe text not null,
      status text not null check (status in ('making', 'ready', 'failed')),
      progress smallint,
      started_by text not null,
      job_id text,
      result jsonb,
      object_hash text,
      poster_hash text,
      error jsonb,
      updated_at timestamptz not null,
      primary key (source_hash, recipe)
    )`.execute(database);
  await sql`create index preview_object on preview (object_hash) where object_hash is not null`.execute(
    database,
  );
  await sql`create index preview_poster on preview (poster_hash) where poster_hash is not null`.execute(
    database,
  );
}
