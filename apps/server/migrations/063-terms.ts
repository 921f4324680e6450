import { type Kysely, sql } from 'kysely';

/** When terms begin, as a teacher says it for himself, or somebody for the school. */
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
