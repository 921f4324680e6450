import { type Kysely, sql } from 'kysely';

/** An account whose end has begun: it can no longer be taken back, and is ended to the last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account_cancellation add column begun_at timestamptz`.execute(database);
}
