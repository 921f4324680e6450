import { type Kysely, sql } from 'kysely';

/** What could not go into an exported file as it looks: told with the file. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table export_task add column notes jsonb not null default '[]'`.execute(database);
}
