import { LecternError } from '@lectern/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AccountTables } from './accounts.tables.ts';

/**
 * Throws ACCOUNT_LAST_ADMIN when a school would have no administrator without these accounts. Until the transaction
 * ends, no other transaction removes an administrator of these schools: of two that leave at once, one stays.
 */
export async function keepAnAdmin(
  transaction: Transaction<AccountTables>,
  leaving: readonly string[],
): Promise<void> {
  for (const school of await schoolsOf(transaction, leaving)) {
    await holdAdmins(transaction, school);
  }
  if ((await schoolsWithout(transaction, leaving)).length > 0) throw new LecternError('ACCOUNT_LAST_ADMIN');
}

async function holdAdmins(transaction: Transaction<AccountTables>, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`school admins ${organisationId}`}, 0))`.execute(
    transaction,
  );
}

/**
 * The schools that would have no administrator without these accounts. Accounts with a requested cancellation do not
 * count as administrators, nor accounts that are reached only through such a person.
 */
export async function schoolsWithout(
  database: Kysely<AccountTables>,
  leaving: readonly string[],
): Promise<readonly string[]> {
  const schools = await schoolsOf(database, leaving);
  if (schools.length === 0) return [];
  const staying = await admins(database)
    .where('account.organisation_id', 'in', schools)
    .where('account.id', 'not in', leaving)
    .where(
      sql<boolean>`not exists (select 1 from account_cancellation c where c.account_id = account.id
        or (c.account_id = account.person_id and account.password_hash is null))`,
    )
    .execute();
  const kept = new Set(staying.map((row) => row.organisation_id));
  return schools.filter((school) => !kept.has(school));
}

/** Schools that these accounts administer, in a fixed order. */
async function schoolsOf(
  database: Kysely<AccountTables>,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const found = await admins(database).where('account.id', 'in', accountIds).execute();
  return [...new Set(found.flatMap((row) => row.organisation_id ?? []))].sort();
}

/** School accounts that are reached only through a person: without the person they are inaccessible. */
export async function reachedThrough(
  database: Kysely<AccountTables>,
  personId: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('account')
    .select('id')
    .where('person_id', '=', personId)
    .where('password_hash', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Accounts that administer a school now. */
function admins(database: Kysely<AccountTables>) {
  return database
    .selectFrom('account')
    .innerJoin('account_identity', 'account_identity.account_id', 'account.id')
    .select(['account.id', 'account.organisation_id'])
    .where('account_identity.identity', '=', 'EDU_ADMIN')
    .where('account.organisation_id', 'is not', null)
    .where('account.cancelled_at', 'is', null)
    .where('account.deactivated_at', 'is', null);
}
