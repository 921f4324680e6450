import { type Kysely, sql } from 'kysely';

/** Time when a browser had received the whole file of an export: other exports are offered in every window. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table export_task add column fetched_at timestamptz`.execute(database);
  // Earlier exports were saved by the page that requested them, or never.
  await sql`update export_task set fetched_at = updated_at where state in ('done', 'failed')`.execute(
    database,
  );
}
