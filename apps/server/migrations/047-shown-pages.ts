import { type Kysely, sql } from 'kysely';

/** Pictures of a courseware's pages for phones, drawn when a lesson with it is opened for them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table shown_page (
      document_id text not null references document (id) on delete cascade,
      page_id text not null,
      picture_hash text not null,
      -- SHA-256 of the state of the courseware that was drawn.
      state_hash text not null,
      drawn_at timestamptz not null,
      primary key (document_id, page_id)
    )`.execute(database);
  await sql`create index shown_page_picture on shown_page (picture_hash)`.execute(database);
  // Whether the lesson's teacher could see its courseware when it was opened for phones.
  await sql`alter table lesson_phones add column pictured boolean not null default false`.execute(database);
}
