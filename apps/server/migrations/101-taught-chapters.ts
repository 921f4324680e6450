import { type Kysely, sql } from 'kysely';

/** The chapter of a textbook that an account teaches. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table taught_chapter (
      account_id text primary key references account (id) on delete cascade,
      -- As the specification's section 3 keeps it.
      chapter jsonb not null,
      chosen_at timestamptz not null
    )`.execute(database);
}
