import { type Kysely, sql } from 'kysely';
import type { AccountTables } from '../accounts.tables.ts';

/** The advisory lock of the lease: any number that is used for nothing else. */
const LOCK = 1_279_611_987;

/** Held by the connection, as are all below. Whether nobody else holds the lease. */
export async function holdAlone(connection: Kysely<AccountTables>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_lock(${LOCK}::bigint) as held`.execute(connection);
  return rows[0]?.held === true;
}

/** Beside others; waits while one holds it alone. */
export async function holdTogether(connection: Kysely<AccountTables>): Promise<void> {
  await sql`select pg_advisory_lock_shared(${LOCK}::bigint)`.execute(connection);
}

/** Lets others in who wait. */
export async function makeRoom(connection: Kysely<AccountTables>): Promise<void> {
  await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection);
}

/** The connection goes back to the pool and must not take the lock along. */
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
