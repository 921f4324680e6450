import { type Kysely, sql } from 'kysely';

/** Smaller copies of pictures that are too large for browsers: one per content of a file. */
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
