import { type Kysely, sql } from 'kysely';

/** Progress of the demonstration school: one row once it was started. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_school (
      id boolean primary key default true check (id),
      begun_at timestamptz not null,
      -- Made at random; kept only until it was said on the screen.
      password text,
      completed_at timestamptz
    )`.execute(database);
}
