import { type Kysely, sql } from 'kysely';

/** An index of a teacher's calls of pupils in a class, which random call reads when it opens. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index class_event_called on class_event (class_id, at) where kind = 'called'`.execute(
    database,
  );
}
