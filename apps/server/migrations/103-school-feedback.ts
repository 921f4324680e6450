import { type Kysely, sql } from 'kysely';

/** Adds the school of each report, so that its administrators can read the feedback. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table error_report add column organisation_id text`.execute(database);
  await sql`
    update error_report set organisation_id = account.organisation_id
      from account where account.id = error_report.user_id`.execute(database);
  await sql`
    create index error_report_school on error_report (organisation_id, feedback_at desc, event_id desc)
      where feedback_at is not null`.execute(database);
}
