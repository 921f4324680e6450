import { type Kysely, sql } from 'kysely';

/** Assignments that a hand-over gave to another teacher, so that it can be undone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table hand_over add column assignment_ids text[] not null default '{}'`.execute(database);
}
