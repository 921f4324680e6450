import { type Kysely, sql } from 'kysely';

/** Notifications of users, stored until they are cleared. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      id text primary key,
      user_id text not null,
      type smallint not null,
      content jsonb not null,
      created_at timestamptz not null,
      read_at timestamptz
    )`.execute(database);
  await sql`create index notification_user on notification (user_id, id desc)`.execute(database);
  await sql`
    create index notification_unread on notification (user_id) where read_at is null`.execute(database);
}
