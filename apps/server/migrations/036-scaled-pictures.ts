import { type Kysely, sql } from 'kysely';

/** What is shown of pictures that are too large for browsers: one a file's content, whoever has it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table scaled_picture (
      source_hash text primary key,
      -- All null for one that could not be scaled.
      object_hash text,
      mime text,
      size integer,
      made_at timestamptz not null
    )`.execute(database);
  await sql`create index scaled_picture_object on scaled_picture (object_hash)`.execute(database);
}
