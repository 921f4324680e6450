import { ACCOUNT_CANCELLED_MARKER } from '@lectern/protocol/accounts';
import { ONE_TIME_PASSWORD_DAYS, type PersonLine } from '@lectern/protocol/schools';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRow, openTestDatabase, ROW_TIME, schoolRow } from '../../../../test/setup/test-database.ts';
import { AccountsStore } from '../accounts.store.ts';
import type { AccountTables } from '../accounts.tables.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import { DEACTIVATED_TOPIC, PeopleService, REACTIVATED_TOPIC } from './people.service.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<AccountTables>();
const accounts = new AccountsStore(database);
afterAll(() => opened.close());

const AT = ROW_TIME.getTime();
const events: string[] = [];
const people = new PeopleService(opened.database, {
  clock: { now: () => AT },
  hashing: { hash: async (password: string) => `hash of ${password}` } as unknown as PasswordHashing,
  endSignIns: async (ids) => void events.push(`ended ${ids}`),
  bus: { publish: async (topic, message) => void events.push(`${topic} ${message}`) },
});
await schoolRow(opened.database, 'a');
await accountRow(opened.database, {
  id: 'chen',
  organisation_id: 'a',
  real_name: 'chen',
  login_name: 'chen',
  org_user_code: '7',
});
await accountRow(opened.database, { id: 'bound', organisation_id: 'a', real_name: 'li' });
beforeEach(() => {
  events.length = 0;
});

const line = (login_name: string, more: object = {}): PersonLine => ({
  login_name,
  real_name: '王',
  org_user_code: '',
  identities: ['TEACHER'],
  ...more,
});

it('list returns a part of the people, and whether further people follow', async () => {
  const wish = { words: '', identity: undefined, deactivated: undefined, after: undefined };
  const listed = async (limit: number) => {
    const { people: found, more } = await people.list('a', { ...wish, limit });
    return [found.length, more];
  };
  expect([await listed(1), await listed(2)]).toEqual([
    [1, true],
    [2, false],
  ]);
  expect((await people.person('a', 'chen')).realName).toBe('chen');
  await expect(people.person('b', 'chen')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
});

it('change cleans the names, and refuses an empty name and the mark of cancelled accounts', async () => {
  await people.change('chen', { realName: ' 陈 ', orgUserCode: ' 8 ' });
  expect(await accounts.find('chen')).toMatchObject({ realName: '陈', orgUserCode: '8' });
  await people.change('chen', { orgUserCode: ' ' });
  expect(await accounts.find('chen')).toMatchObject({ realName: '陈', orgUserCode: undefined });
  for (const realName of [' ', ACCOUNT_CANCELLED_MARKER])
    await expect(people.change('chen', { realName })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await people.change('chen', { orgUserCode: '7' });
});

it('resetPassword gives a password for some days, and ends the sign-ins', async () => {
  const until = AT + ONE_TIME_PASSWORD_DAYS * 86_400_000;
  const given = await people.resetPassword('chen');
  expect(given).toMatchObject({ loginName: 'chen', until, replaced: false });
  expect(await accounts.findCredentials('chen')).toMatchObject({
    passwordHash: `hash of ${given.password}`,
    givenUntil: until,
  });
  expect(events).toEqual(['ended chen']);
  expect((await people.resetPassword('chen')).replaced).toBe(true);
  await expect(people.resetPassword('bound')).rejects.toMatchObject({ code: 'NO_PASSWORD' });
});

it('resetPassword changes nothing when the permission ended meanwhile', async () => {
  const before = await accounts.findCredentials('chen');
  await expect(people.resetPassword('chen', () => Promise.reject(new Error('ended')))).rejects.toThrow(
    'ended',
  );
  expect(await accounts.findCredentials('chen')).toEqual(before);
  expect(events).toEqual([]);
});

it('deactivate ends the sign-ins before it is announced; reactivate is announced', async () => {
  await people.deactivate('bound');
  expect((await accounts.find('bound'))?.deactivated).toBe(true);
  await people.reactivate('bound');
  expect((await accounts.find('bound'))?.deactivated).toBe(false);
  expect(events).toEqual(['ended bound', `${DEACTIVATED_TOPIC} bound`, `${REACTIVATED_TOPIC} bound`]);
});

describe('a list of people', () => {
  it.each([
    [{ real_name: ' ' }, 'nameMissing'],
    [{ real_name: 'a'.repeat(65) }, 'nameBad'],
    [{ real_name: ACCOUNT_CANCELLED_MARKER }, 'nameBad'],
    [{ login_name: 'a b' }, 'loginNameBad'],
    [{ login_name: 'CHEN' }, 'loginNameTaken'],
    [{ login_name: 'twice' }, 'loginNameTwice'],
    [{ org_user_code: '7' }, 'codeTaken'],
    [{ org_user_code: '5' }, 'codeTwice'],
    [{ org_user_code: '1'.repeat(65) }, 'codeBad'],
    [{ identities: ['EDU_ADMIN'] }, 'identityForbidden'],
    [{ real_name: 'a'.repeat(64) }, null],
  ])('with %j in a line has the fault %s', async (more, fault) => {
    const others = [line('twice', { org_user_code: '5' }), line('free')];
    const mayGive = (identities: readonly string[]) => !identities.includes('EDU_ADMIN');
    const faults = await people.faults('a', [line('wang', more), ...others], mayGive);
    expect(faults[0]).toBe(fault);
    expect(faults[2]).toBeNull();
  });

  it('is created whole, with a password for each account', async () => {
    const key = { key: 'k', madeBy: 'chen', organisationId: 'a' };
    const lines = [line(' WANG ', { org_user_code: '1' }), line('sun')];
    const made = await people.make('a', lines, async () => undefined, key);
    expect(made.map(({ loginName, realName }) => [loginName, realName])).toEqual([
      ['wang', '王'],
      ['sun', '王'],
    ]);
    expect(await accounts.findCredentials('wang')).toMatchObject({
      accountId: made[0]?.id,
      passwordHash: `hash of ${made[0]?.password}`,
      givenUntil: AT + ONE_TIME_PASSWORD_DAYS * 86_400_000,
    });
    expect((await accounts.find(made[1]?.id ?? ''))?.orgUserCode).toBeUndefined();
    // The same request again returns the same passwords.
    expect(await people.madeBefore(lines, key)).toEqual(made);
    expect(await people.madeBefore(lines, { ...key, key: 'other' })).toBeUndefined();
  });

  it('is not created when a name is in use or the permission ended meanwhile', async () => {
    await expect(people.make('a', [line('x1'), line('chen')], async () => undefined)).rejects.toMatchObject({
      code: 'PEOPLE_REFUSED',
    });
    await expect(people.make('a', [line('x1')], () => Promise.reject(new Error('ended')))).rejects.toThrow(
      'ended',
    );
    expect(await accounts.findCredentials('x1')).toBeUndefined();
  });
});
