import { type Kysely, sql } from 'kysely';

/** Whom a teacher called of a class is asked for whenever random call opens. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index class_event_called on class_event (class_id, at) where kind = 'called'`.execute(
    database,
  );
}
