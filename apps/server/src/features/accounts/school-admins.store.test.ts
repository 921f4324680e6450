import { afterAll, expect, it } from 'vitest';
import { accountRow, openTestDatabase, ROW_TIME, schoolRow } from '../../../test/setup/test-database.ts';
import type { AccountTables } from './accounts.tables.ts';
import { keepAnAdmin, reachedThrough, schoolsWithout } from './school-admins.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<AccountTables>();
afterAll(() => opened.close());

/** Inserts a school with one administrator, and further ones. */
async function school(id: string, ...further: readonly Partial<AccountTables['account']>[]): Promise<void> {
  await schoolRow(opened.database, id);
  for (const [index, more] of [{}, ...further].entries()) {
    const account = await accountRow(opened.database, { id: `${id}${index}`, organisation_id: id, ...more });
    await database
      .insertInto('account_identity')
      .values({ account_id: account, identity: 'EDU_ADMIN' })
      .execute();
  }
}
const cancellation = (accountId: string) =>
  opened.database
    .withTables<{ account_cancellation: { account_id: string; asked_at: Date; due_at: Date } }>()
    .insertInto('account_cancellation')
    .values({ account_id: accountId, asked_at: ROW_TIME, due_at: ROW_TIME })
    .execute();

it('schoolsWithout returns the schools that would have no active administrator', async () => {
  await school('a');
  await school('b', {});
  await school('c', { deactivated_at: ROW_TIME }, { cancelled_at: ROW_TIME });
  const all = ['a0', 'b0', 'c0'];
  expect(await schoolsWithout(database, all)).toEqual(['a', 'c']);
  expect(await schoolsWithout(database, ['b0', 'b1'])).toEqual(['b']);
  expect(await schoolsWithout(database, ['c1', 'c2'])).toEqual([]);
});

it('schoolsWithout does not count an administrator with a requested cancellation, nor one reached through it', async () => {
  await accountRow(opened.database, { id: 'person' });
  await school('d', { person_id: 'person' });
  expect(await schoolsWithout(database, ['d0'])).toEqual([]);
  await cancellation('person');
  expect(await schoolsWithout(database, ['d0'])).toEqual(['d']);
  await database.updateTable('account').set({ password_hash: 'h' }).where('id', '=', 'd1').execute();
  expect(await schoolsWithout(database, ['d0'])).toEqual([]);
  await cancellation('d1');
  expect(await schoolsWithout(database, ['d0'])).toEqual(['d']);
});

it('keepAnAdmin throws ACCOUNT_LAST_ADMIN', async () => {
  const keep = (...leaving: string[]) =>
    database.transaction().execute((transaction) => keepAnAdmin(transaction, leaving));
  await expect(keep('a0')).rejects.toMatchObject({ code: 'ACCOUNT_LAST_ADMIN' });
  await expect(keep('b0', 'b1')).rejects.toMatchObject({ code: 'ACCOUNT_LAST_ADMIN' });
  await expect(keep('b0')).resolves.toBeUndefined();
});

it('reachedThrough returns accounts of a person without a password of their own', async () => {
  await accountRow(opened.database, { id: 'other' });
  await accountRow(opened.database, { id: 'x', organisation_id: 'a', person_id: 'other' });
  await accountRow(opened.database, {
    id: 'y',
    organisation_id: 'a',
    person_id: 'other',
    password_hash: 'h',
  });
  expect(await reachedThrough(database, 'other')).toEqual(['x']);
});
