import { type Kysely, sql } from 'kysely';

/** Hints of questions in lessons that pupils opened on their phones, which cost points of their later answers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table lesson_hint (
      activity_id text not null references lesson_activity (id) on delete cascade,
      participant_id text not null references lesson_participant (id) on delete cascade,
      hint_id text not null,
      at timestamptz not null,
      primary key (activity_id, participant_id, hint_id)
    )`.execute(database);
  await sql`create index lesson_hint_of_participant on lesson_hint (participant_id)`.execute(database);
}
