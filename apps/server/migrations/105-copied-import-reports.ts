import { type Kysely, sql } from 'kysely';

/** A copy has the import report of its courseware, without the file when the user who copied may not read that. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table import_report alter column source_hash drop not null`.execute(database);
}
