import { type Kysely, sql } from 'kysely';

/** Answers that were read from paper cards, and hands that pupils raise on their phones. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table lesson_answer add column by_card boolean not null default false`.execute(database);
  await sql`alter table lesson_phones add column hands boolean not null default true`.execute(database);
  await sql`
    create table lesson_hand (
      -- Created on the phone.
      id text primary key,
      lesson_id text not null references lesson (id) on delete cascade,
      participant_id text not null references lesson_participant (id) on delete cascade,
      -- Empty for a hand without a question.
      question text not null,
      raised_at timestamptz not null,
      -- Null while the hand is up.
      lowered_at timestamptz
    )`.execute(database);
  await sql`create unique index lesson_hand_up on lesson_hand (participant_id) where lowered_at is null`.execute(
    database,
  );
  await sql`create index lesson_hand_lesson on lesson_hand (lesson_id, raised_at)`.execute(database);
}
