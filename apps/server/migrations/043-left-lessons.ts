import { type Kysely, sql } from 'kysely';

/** Abandoned lessons are ended after a day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table lesson add column is_left boolean not null default false`.execute(database);
  await sql`create index lesson_open on lesson (last_at) where end_at is null`.execute(database);
}
