import { type Kysely, sql } from 'kysely';

/**
 * A task's input is stored as it was given, with the file's hash in separate columns. Uploads contain the parameters of
 * their task.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table transcode_task add column source_hash text`.execute(database);
  await sql`update transcode_task set source_hash = input->>'path'`.execute(database);
  await sql`alter table transcode_task alter column source_hash set not null`.execute(database);
  await sql`alter table upload add column callback_url text`.execute(database);
  await sql`alter table upload add column with_cover boolean not null default true`.execute(database);
}
