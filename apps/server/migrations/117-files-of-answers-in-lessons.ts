import { type Kysely, sql } from 'kysely';

/** Drawings, photographs and recordings that pupils send as answers in a lesson, and those that its phones show. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table lesson_work (
      lesson_id text not null references lesson (id) on delete cascade,
      activity_id text not null references lesson_activity (id) on delete cascade,
      participant_id text not null references lesson_participant (id) on delete cascade,
      hash text not null,
      mime text not null,
      size bigint not null,
      primary key (activity_id, participant_id, hash)
    )`.execute(database);
  await sql`create index lesson_work_by_hash on lesson_work (hash)`.execute(database);
  await sql`create index lesson_work_of_lesson on lesson_work (lesson_id)`.execute(database);
  await sql`create index lesson_work_of_participant on lesson_work (participant_id)`.execute(database);
  await sql`alter table lesson_activity add column shown_works jsonb not null default '[]'`.execute(database);
}
