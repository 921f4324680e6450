import { type Kysely, sql } from 'kysely';

/**
 * Changes of a user's notifications since a window last read them. Each change gets a number when it is first read, so
 * that no number becomes visible before a smaller number. The id of a deleted notification is kept until the
 * notification would have expired.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create sequence notification_revision`.execute(database);
  await sql`
    alter table notification
      add column revision bigint,
      add column removed_at timestamptz`.execute(database);
  await sql`create index notification_revision_of on notification (user_id, revision)`.execute(database);
  await sql`drop index notification_unread`.execute(database);
}
