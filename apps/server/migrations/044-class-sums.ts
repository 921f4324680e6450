import { type Kysely, sql } from 'kysely';

/** An index of undone events, which every sum of a class reads. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index class_event_undone on class_event (class_id) where kind = 'undone'`.execute(
    database,
  );
}
