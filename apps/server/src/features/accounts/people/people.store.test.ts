import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountRow, openTestDatabase, ROW_TIME, schoolRow } from '../../../../test/setup/test-database.ts';
import type { AccountToInsert } from '../accounts.store.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { PeopleStore, type PeopleWish } from './people.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<AccountTables>();
const store = new PeopleStore(database);
afterAll(() => opened.close());

const later = (ms: number) => new Date(ROW_TIME.getTime() + ms);

beforeAll(async () => {
  for (const id of ['a', 'b']) await schoolRow(opened.database, id);
  const person = (id: string, more: Partial<AccountTables['account']> = {}) =>
    accountRow(opened.database, { id, organisation_id: 'a', real_name: id, ...more });
  await person('chen', { login_name: 'c_100%', org_user_code: '7' });
  await person('li', { nick_name: 'Teacher', deactivated_at: ROW_TIME });
  await person('wang', { login_name: 'w', password_until: ROW_TIME });
  await person('gone', { cancelled_at: ROW_TIME });
  await person('of b', { organisation_id: 'b', login_name: 'b', org_user_code: '9' });
  for (const identity of ['TEACHER', 'EDU_ADMIN'])
    await database.insertInto('account_identity').values({ account_id: 'chen', identity }).execute();
});

const wish: PeopleWish = {
  words: '',
  identity: undefined,
  deactivated: undefined,
  after: undefined,
  limit: 9,
};
const listed = async (more: Partial<PeopleWish> = {}, school = 'a') =>
  (await store.list(school, { ...wish, ...more })).map(({ id }) => id);

it('list returns the users of one school by name, one more than the limit', async () => {
  expect(await listed()).toEqual(['chen', 'li', 'wang']);
  expect(await listed({ limit: 1 })).toEqual(['chen', 'li']);
  expect(await listed({ after: { name: 'chen', id: 'chen' } })).toEqual(['li', 'wang']);
  expect(await listed({}, 'b')).toEqual(['of b']);
});

it('list searches in all names and the code, with wildcards as characters', async () => {
  expect(await listed({ words: 'HE' })).toEqual(['chen', 'li']);
  expect(await listed({ words: 'c_1' })).toEqual(['chen']);
  expect(await listed({ words: '0%' })).toEqual(['chen']);
  expect(await listed({ words: '7' })).toEqual(['chen']);
  expect(await listed({ words: '_' })).toEqual(['chen']);
});

it('list is filtered by identity and by deactivation', async () => {
  expect(await listed({ identity: 'TEACHER' })).toEqual(['chen']);
  expect(await listed({ deactivated: true })).toEqual(['li']);
  expect(await listed({ deactivated: false })).toEqual(['chen', 'wang']);
});

it('find and count concern one school', async () => {
  expect(await store.find('a', 'wang')).toMatchObject({ passwordGiven: true, deactivated: false });
  expect(await store.find('a', 'chen')).toMatchObject({ passwordGiven: false, loginName: 'c_100%' });
  expect(await store.find('a', 'of b')).toBeUndefined();
  expect(await store.find('a', 'gone')).toBeUndefined();
  expect(await store.count('a')).toEqual({ active: 2, deactivated: 1 });
});

it('change replaces the given data, and refuses a code that is in use', async () => {
  await store.change('li', { realName: 'li', identities: ['TEACHER'] });
  await store.change('li', { orgUserCode: '8' });
  expect(await store.find('a', 'li')).toMatchObject({ orgUserCode: '8', identities: ['TEACHER'] });
  await expect(store.change('li', { orgUserCode: '7' })).rejects.toMatchObject({
    code: 'ORG_USER_CODE_TAKEN',
  });
  await store.change('li', { orgUserCode: null });
  expect(await store.find('a', 'li')).toMatchObject({ orgUserCode: undefined, identities: ['TEACHER'] });
  expect((await store.find('a', 'wang'))?.identities).toEqual([]);
});

it('change and deactivate keep the last administrator', async () => {
  const refused = { code: 'ACCOUNT_LAST_ADMIN' };
  await expect(store.change('chen', { identities: ['TEACHER'] })).rejects.toMatchObject(refused);
  await expect(store.deactivate('chen', ROW_TIME)).rejects.toMatchObject(refused);
  await store.change('chen', { identities: ['EDU_ADMIN'] });
  expect((await store.find('a', 'chen'))?.identities).toEqual(['EDU_ADMIN']);
});

it('deactivate keeps the first time, and reactivate ends it', async () => {
  const at = async () =>
    (
      await database
        .selectFrom('account')
        .select('deactivated_at')
        .where('id', '=', 'wang')
        .executeTakeFirst()
    )?.deactivated_at;
  await store.deactivate('wang', later(1));
  await store.deactivate('wang', later(2));
  expect(await at()).toEqual(later(1));
  await store.reactivate('wang');
  expect(await at()).toBeNull();
  expect((await store.find('a', 'li'))?.deactivated).toBe(true);
});

it('givePassword returns whether an unused given password was replaced', async () => {
  const give = (id: string, now: number) => store.givePassword(id, 'h', later(100), later(now));
  expect(await give('wang', 0)).toEqual({ loginName: 'w', replaced: false });
  expect(await give('wang', 99)).toEqual({ loginName: 'w', replaced: true });
  expect(await give('wang', 100)).toEqual({ loginName: 'w', replaced: false });
  expect(await give('li', 0)).toBeUndefined();
  expect(await give('none', 0)).toBeUndefined();
});

it('takenNames searches all schools, takenCodes one school', async () => {
  expect([...(await store.takenNames(['w', 'b', 'x']))].sort()).toEqual(['b', 'w']);
  expect([...(await store.takenCodes('a', ['7', '9', 'x']))]).toEqual(['7']);
});

it('insertAll inserts all accounts in one transaction, or none', async () => {
  const one = (loginName: string): AccountToInsert => ({
    accountType: 'org',
    loginName,
    passwordHash: 'h',
    realName: loginName,
    nickName: '',
    organisationId: 'b',
    orgUserCode: null,
    personId: null,
    identities: [],
    at: ROW_TIME.getTime(),
  });
  const noted: (readonly string[])[] = [];
  const note = async (_: unknown, ids: readonly string[]) => void noted.push(ids);
  const made = await store.insertAll([one('x'), one('y')], note);
  expect(made).toHaveLength(2);
  expect(noted).toEqual([made]);
  expect((await store.find('b', made?.[1] ?? ''))?.loginName).toBe('y');
  expect(await store.insertAll([one('z'), one('x')], note)).toBeUndefined();
  expect([...(await store.takenNames(['z']))]).toEqual([]);
  const failing = () => Promise.reject(new Error('failed'));
  await expect(store.insertAll([one('z')], failing)).rejects.toThrow('failed');
});
