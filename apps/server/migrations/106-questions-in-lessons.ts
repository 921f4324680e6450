import { type Kysely, sql } from 'kysely';

/** Activities that ask a question: when they were closed, whether their key is shown, and answers that came late. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table lesson_activity
    add column closed_at timestamptz,
    add column key_shown_at timestamptz,
    add column seed integer not null default 0,
    add column revision integer not null default 1`.execute(database);
  await sql`alter table lesson_answer
    add column late boolean not null default false,
    add column given_ms integer`.execute(database);
}
