import { type Kysely, sql } from 'kysely';

/** The key in a lesson's QR code beside its code: a phone with the key did not guess the code. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table lesson_phones add column key text`.execute(database);
}
