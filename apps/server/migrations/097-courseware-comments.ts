import { type Kysely, sql } from 'kysely';

/** Comments of users who work on a courseware (docs/decisions/0036). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table courseware_comment (
      id text primary key,
      -- The order in which they came.
      number bigint generated always as identity,
      document_id text not null references document (id) on delete cascade,
      -- The first one of its thread; its own id where it is that.
      thread_id text not null,
      page_id text not null,
      element_id text,
      -- Where it is pinned on the page, logical pixels.
      x real,
      y real,
      -- Null: from a file, whose author has no account here.
      author_id text,
      author_name text not null,
      -- Empty: taken away by its author, and answered by others.
      text text not null,
      mentions text[] not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      -- Of a thread, on its first one.
      resolved_at timestamptz
    )`.execute(database);
  await sql`create index courseware_comment_document on courseware_comment (document_id, number)`.execute(
    database,
  );
  await sql`create index courseware_comment_thread on courseware_comment (thread_id)`.execute(database);
}
