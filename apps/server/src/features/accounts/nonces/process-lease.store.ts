import { type Kysely, sql } from 'kysely';
import type { AccountTables } from '../accounts.tables.ts';

/** The advisory lock of the lease: a number that no other lock uses. */
const LOCK = 1_279_611_987;

/**
 * Tries to get the lock exclusively; false when another connection has it. All locks of this file belong to the
 * connection.
 */
export async function holdAlone(connection: Kysely<AccountTables>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_lock(${LOCK}::bigint) as held`.execute(connection);
  return rows[0]?.held === true;
}

/** Gets the lock shared with other connections; waits while another connection has it exclusively. */
export async function holdTogether(connection: Kysely<AccountTables>): Promise<void> {
  await sql`select pg_advisory_lock_shared(${LOCK}::bigint)`.execute(connection);
}

/** Releases the exclusive lock, so that waiting connections get theirs. */
export async function makeRoom(connection: Kysely<AccountTables>): Promise<void> {
  await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection);
}

/** Releases all locks before the connection returns to the pool. */
export async function letGo(connection: Kysely<AccountTables>): Promise<void> {
  await sql`select pg_advisory_unlock_all()`.execute(connection);
}

export async function somebodyWaits(connection: Kysely<AccountTables>): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${LOCK}::bigint and objsubid = 1 and not granted
        and database = (select oid from pg_database where datname = current_database())
    ) as waits`.execute(connection);
  return rows[0]?.waits === true;
}
