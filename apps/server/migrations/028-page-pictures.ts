import { type Kysely, sql } from 'kysely';

/** How the pages of a PowerPoint file look: drawn once for a file, whoever asks. */
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
