import { type Kysely, sql } from 'kysely';

/** Switches that differ from the default: for everybody, an identity, a school or a user. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table environment_override (
      feature text not null,
      -- No reference: empty for everybody, an identity's name, or the id of a school or a user.
      identity_id text not null,
      enable boolean not null,
      updated_at timestamptz not null,
      primary key (identity_id, feature)
    )`.execute(database);
}
