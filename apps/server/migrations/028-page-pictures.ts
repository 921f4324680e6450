import { type Kysely, sql } from 'kysely';

/** Pictures of the pages of PowerPoint files, drawn once per file. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_pictures (
      source_hash text primary key,
      status text not null,
      pictures jsonb,
      error jsonb,
      updated_at timestamptz not null
    )`.execute(database);
}
