import { type Kysely, sql } from 'kysely';

/** What stands in the QR code of a lesson beside its code: who has it did not guess. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table lesson_phones add column key text`.execute(database);
}
