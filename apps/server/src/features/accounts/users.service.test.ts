import { ACCOUNT_CANCELLED_MARKER } from '@lectern/protocol/accounts';
import { afterAll, expect, it } from 'vitest';
import { accountRow, openTestDatabase, ROW_TIME, schoolRow } from '../../../test/setup/test-database.ts';
import { AccountsStore } from './accounts.store.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';
import { type NewUser, UsersService } from './users.service.ts';

const opened = await openTestDatabase();
const users = new UsersService(opened.database, { now: () => ROW_TIME.getTime() }, {
  hash: async (password: string) => `hash of ${password}`,
} as unknown as PasswordHashing);
const store = new AccountsStore(opened.database.withTables());
afterAll(() => opened.close());
await schoolRow(opened.database, 'a');

const PASSWORD = 'lesson plan at dawn';
const create = (more: Partial<NewUser> = {}) =>
  users.createUser({ loginName: 'Chen', password: PASSWORD, realName: ' 陈 ', ...more });

it('createUser creates a teacher, of a person or of a school', async () => {
  const person = await create();
  expect(person).toMatchObject({
    accountType: 'person',
    loginName: 'chen',
    realName: '陈',
    identities: ['TEACHER'],
  });
  expect((await store.findCredentials('chen'))?.passwordHash).toBe(`hash of ${PASSWORD}`);
  expect(await users.findUserByLoginName(' CHEN ')).toEqual(person);
  const bound = await users.createUser({
    realName: '陈',
    organisationId: 'a',
    personId: person.id,
    identities: [],
  });
  expect(bound).toMatchObject({
    accountType: 'org',
    loginName: undefined,
    personId: person.id,
    identities: [],
  });
});

it('createUser refuses wrong names and weak passwords', async () => {
  await expect(create()).rejects.toMatchObject({ code: 'LOGIN_NAME_TAKEN' });
  await expect(create({ loginName: 'a b' })).rejects.toMatchObject({ code: 'LOGIN_NAME_INVALID' });
  await expect(create({ loginName: 'li', realName: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(create({ loginName: 'li', nickName: ACCOUNT_CANCELLED_MARKER })).rejects.toMatchObject({
    details: { field: 'nickName' },
  });
  for (const password of ['12345678', 'lixiaoming'])
    await expect(create({ loginName: 'lixiaoming', password })).rejects.toMatchObject({
      code: 'PASSWORD_WEAK',
    });
  expect(await create({ loginName: 'weak', password: '12345678', allowWeakPassword: true })).toBeDefined();
});

it('userExists is false for cancelled accounts, the guest and unknown ids', async () => {
  await accountRow(opened.database, { id: 'li' });
  await accountRow(opened.database, { id: 'gone', cancelled_at: ROW_TIME });
  const exist = await Promise.all(['li', 'gone', '999777', 'none'].map((id) => users.userExists(id)));
  expect(exist).toEqual([true, false, false, false]);
  await expect(users.user('none')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
});

it('setPassword refuses a weak password, and replaceGivenPassword a second replacement', async () => {
  await accountRow(opened.database, { id: 'wang', login_name: 'wangxiaoer', password_until: ROW_TIME });
  const weak = { code: 'PASSWORD_WEAK' };
  await expect(users.setPassword('wang', 'wangxiaoer')).rejects.toMatchObject(weak);
  await expect(users.replaceGivenPassword('wang', 'wangxiaoer')).rejects.toMatchObject(weak);
  await users.replaceGivenPassword('wang', PASSWORD);
  expect((await store.findCredentials('wangxiaoer'))?.passwordHash).toBe(`hash of ${PASSWORD}`);
  await expect(users.replaceGivenPassword('wang', `${PASSWORD}!`)).rejects.toMatchObject({
    code: 'LOGIN_FAILED',
  });
  await users.setPassword('wang', `${PASSWORD}!`);
  expect((await store.findCredentials('wangxiaoer'))?.passwordHash).toBe(`hash of ${PASSWORD}!`);
});

it('changeNames refuses an empty real name and the mark of cancelled accounts', async () => {
  await users.changeNames('li', { nickName: 'n' });
  expect((await users.user('li')).nickName).toBe('n');
  await expect(users.changeNames('li', { realName: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(users.changeNames('li', { nickName: ACCOUNT_CANCELLED_MARKER })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});
