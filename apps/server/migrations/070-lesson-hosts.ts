import { type Kysely, sql } from 'kysely';

/** The host of a lesson, which may be known before the lesson itself (docs/decisions/0027). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table lesson_host (
      -- No reference: a lesson that was only looked at so far has no row.
      lesson_id text primary key,
      teacher_id text not null references account (id) on delete cascade,
      -- No reference: it only says which lessons are of the same.
      courseware_id text not null,
      panel_id text not null,
      begin_at timestamptz not null,
      until timestamptz not null
    )`.execute(database);
  await sql`create index lesson_host_teacher on lesson_host (teacher_id, courseware_id)`.execute(database);
  await sql`alter table lesson drop column host_window, drop column host_until`.execute(database);
}
