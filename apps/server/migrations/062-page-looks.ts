import { type Kysely, sql } from 'kysely';

/**
 * Stores a hash of each page's appearance with its picture, so that after an edit only the edited page is drawn again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from shown_page`.execute(database);
  await sql`alter table shown_page rename column state_hash to look_hash`.execute(database);
}
