import { type Kysely, sql } from 'kysely';

/** Answers that pupils gave on the panel of a lesson. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table lesson_answer add column on_panel boolean not null default false`.execute(database);
}
