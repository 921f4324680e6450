import { type Kysely, sql } from 'kysely';

/** Notes on parts whose appearance could not be exported. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table export_task add column notes jsonb not null default '[]'`.execute(database);
}
