import { type Kysely, sql } from 'kysely';

/** Which screens and resources were used, by whom and with which identity: stored only where it is switched on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics_event (
      id bigint generated always as identity primary key,
      user_id text not null references account (id) on delete cascade,
      organisation_id text,
      -- Identities at that time.
      identities jsonb not null,
      name text not null,
      detail text not null,
      at timestamptz not null
    )`.execute(database);
  await sql`create index analytics_event_time on analytics_event (at)`.execute(database);
  await sql`create index analytics_event_user on analytics_event (user_id)`.execute(database);
}
