import { type Kysely, sql } from 'kysely';

/** What was taken back is looked for with every count of a class. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index class_event_undone on class_event (class_id) where kind = 'undone'`.execute(
    database,
  );
}
