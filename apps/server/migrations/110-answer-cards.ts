import { type Kysely, sql } from 'kysely';

/** The answer card that is printed for a pupil: its number, which no other pupil of the class has. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table class_member add column card_number smallint`.execute(database);
}
