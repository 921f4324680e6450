import { type Kysely, sql } from 'kysely';

/**
 * What became of a user's notifications since a window last asked: each change has a number, which it is given when it is
 * first read, so that a number is never in sight before a smaller one. What left is kept as an id for as long as it would
 * have been kept itself.
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
