import { type Kysely, sql } from 'kysely';

/** Hand-overs of documents and classes to a colleague, done or still waiting. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table hand_over (
      id text primary key,
      organisation_id text not null,
      from_id text not null,
      to_id text not null,
      by_id text not null,
      documents boolean not null,
      classes boolean not null,
      folder_name text not null,
      state text not null,
      asked_at timestamptz not null,
      -- -- When the hand-over happens if its owner has not answered.
      due_at timestamptz not null,
      settled_at timestamptz,
      document_count integer not null default 0,
      -- -- Every document and class that changed its owner, folders among them, so that the hand-over can be undone.
      moved text[] not null default '{}',
      class_ids text[] not null default '{}'
    )`.execute(database);
  await sql`create unique index hand_over_waiting on hand_over (from_id) where state = 'waiting'`.execute(
    database,
  );
  await sql`create index hand_over_of_school on hand_over (organisation_id, asked_at desc)`.execute(database);
  await sql`create index hand_over_from on hand_over (from_id, asked_at desc, id desc)`.execute(database);
  await sql`create index hand_over_by on hand_over (by_id, asked_at desc, id desc)`.execute(database);
}
