import { createHash } from 'node:crypto';
import type { PersonLine } from '@lectern/protocol/schools';
import { type Kysely, sql } from 'kysely';
import type { AccountTables } from '../accounts.tables.ts';

/** Time in which a lost response can be requested again, milliseconds. */
const ANSWERED_AGAIN_MS = 15 * 60_000;

/** The user who creates a list of people, and the key that their browser generated for it. */
export interface ListKey {
  readonly madeBy: string;
  readonly organisationId: string;
  readonly key: string;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Records, in the transaction that creates the accounts, which user created them from which list. */
export async function noteMadeList(
  transaction: Kysely<AccountTables>,
  { key, madeBy, organisationId }: ListKey,
  lines: readonly PersonLine[],
  ids: readonly string[],
  at: number,
): Promise<void> {
  await transaction.deleteFrom('made_list').where('ends_at', '<', new Date(at)).execute();
  await transaction
    .insertInto('made_list')
    .values({
      key_hash: hashOf(key),
      made_by: madeBy,
      organisation_id: organisationId,
      list_hash: hashOf(JSON.stringify(lines)),
      account_ids: [...ids],
      ends_at: new Date(at + ANSWERED_AGAIN_MS),
    })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        list_hash: sql`excluded.list_hash`,
        account_ids: sql`excluded.account_ids`,
      }),
    )
    .execute();
}

/** The accounts that were created from this list a moment ago, by the same user with the same key. */
export async function madeOfList(
  database: Kysely<AccountTables>,
  { key, madeBy, organisationId }: ListKey,
  lines: readonly PersonLine[],
  at: number,
): Promise<readonly string[] | undefined> {
  const row = await database
    .selectFrom('made_list')
    .select('account_ids')
    .where('key_hash', '=', hashOf(key))
    .where('made_by', '=', madeBy)
    .where('organisation_id', '=', organisationId)
    .where('list_hash', '=', hashOf(JSON.stringify(lines)))
    .where('ends_at', '>', new Date(at))
    .executeTakeFirst();
  return row?.account_ids;
}
