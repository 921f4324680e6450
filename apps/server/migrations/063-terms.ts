import { type Kysely, sql } from 'kysely';

/** Beginnings of terms, set by a teacher for themselves, or for the whole school. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table term_begins (
      account_id text unique references account (id) on delete cascade,
      organisation_id text unique references organisation (id) on delete cascade,
      -- [{month, day}], in the order of the year.
      begins jsonb not null,
      check ((account_id is null) <> (organisation_id is null))
    )`.execute(database);
}
