import { type Kysely, sql } from 'kysely';

/** Accounts with a requested cancellation, and the time of the cancellation. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_cancellation (
      account_id text primary key references account (id) on delete cascade,
      asked_at timestamptz not null,
      due_at timestamptz not null
    )`.execute(database);
  await sql`create index account_cancellation_due on account_cancellation (due_at)`.execute(database);
}
