import { type Kysely, sql } from 'kysely';

/** When a browser had all of an export's file: the others are offered in every window. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table export_task add column fetched_at timestamptz`.execute(database);
  // Those of before were saved by the page that asked for them, or by nobody.
  await sql`update export_task set fetched_at = updated_at where state in ('done', 'failed')`.execute(
    database,
  );
}
