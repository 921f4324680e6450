import { type Kysely, sql } from 'kysely';

/** Finds the links that are for who teaches a class, when somebody leaves it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index share_recipient_class on share_recipient (class_id) where class_id is not null`.execute(
    database,
  );
}
