import { type Kysely, sql } from 'kysely';

/** Adds to each phone the time when an absent phone's name becomes free, and the id of its browser. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lesson_participant
      -- Null while the phone is there.
      add column free_at timestamptz,
      -- -- SHA-256 of the lesson and the id that the phone's browser sends; null for a browser that sends none.
      add column phone_hash bytea`.execute(database);
}
