import { type Kysely, sql } from 'kysely';

/** A page's picture is known by what that page looks like, so that an edit has its own page drawn anew and no other. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from shown_page`.execute(database);
  await sql`alter table shown_page rename column state_hash to look_hash`.execute(database);
}
