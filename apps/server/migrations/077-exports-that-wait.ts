import { type Kysely, sql } from 'kysely';

/** Marks exports that wait for the object store. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table export_task add column files_away boolean not null default false`.execute(database);
}
