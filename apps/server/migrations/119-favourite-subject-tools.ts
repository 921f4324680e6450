import { type Kysely, sql } from 'kysely';

/** The subject tools that an account has marked as favourites. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourite_subject_tool (
      account_id text not null references account (id) on delete cascade,
      -- As in the catalogue.
      tool_key text not null,
      added_at timestamptz not null,
      primary key (account_id, tool_key)
    )`.execute(database);
}
