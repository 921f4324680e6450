import { type Kysely, sql } from 'kysely';

/** Notes on parts that could not be exported as they look. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table export_task add column notes jsonb not null default '[]'`.execute(database);
}
