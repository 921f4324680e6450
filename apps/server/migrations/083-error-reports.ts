import { type Kysely, sql } from 'kysely';

/** Errors in browsers, and teachers' feedback on them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table error_report (
      -- No reference: the report is of use also when the account is gone.
      user_id text not null,
      event_id text not null,
      created_at timestamptz not null,
      message text not null,
      stack text not null,
      page text not null,
      version text not null,
      agent text not null,
      -- Null until the teacher says something.
      feedback_at timestamptz,
      name text not null default '',
      contact text not null default '',
      happened text not null default '',
      description text not null default '',
      primary key (user_id, event_id)
    )`.execute(database);
  await sql`create index error_report_time on error_report (created_at)`.execute(database);
}
