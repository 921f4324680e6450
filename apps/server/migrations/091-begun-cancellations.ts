import { type Kysely, sql } from 'kysely';

/** Cancellations that have begun: they cannot be withdrawn any more, and are completed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account_cancellation add column begun_at timestamptz`.execute(database);
}
