import { type Kysely, sql } from 'kysely';

/** Devices of sign-ins, in terms that their users recognise: browser, system, and time of last use. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in
      add column browser text not null default '',
      add column system text not null default '',
      -- When its tokens were last made: within two hours of its last call.
      add column seen_at timestamptz`.execute(database);
  await sql`update sign_in set seen_at = created_at`.execute(database);
  await sql`alter table sign_in alter column seen_at set not null`.execute(database);
}
