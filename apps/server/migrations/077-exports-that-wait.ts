import { type Kysely, sql } from 'kysely';

/** An export that stands still because the files cannot be had says so. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table export_task add column files_away boolean not null default false`.execute(database);
}
