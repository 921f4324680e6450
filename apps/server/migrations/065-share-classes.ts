import { type Kysely, sql } from 'kysely';

/** An index of the links for teachers of a class, read when a teacher leaves it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index share_recipient_class on share_recipient (class_id) where class_id is not null`.execute(
    database,
  );
}
