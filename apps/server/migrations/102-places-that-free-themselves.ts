import { type Kysely, sql } from 'kysely';

/** When the name of a phone that is not there may be taken by another one, and which phone it is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lesson_participant
      -- Null while the phone is there.
      add column free_at timestamptz,
      -- SHA-256 of the lesson and the id that the phone's browser says; null for one that says none.
      add column phone_hash bytea`.execute(database);
}
