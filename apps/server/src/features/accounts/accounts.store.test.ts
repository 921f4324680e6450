import type { Identity } from '@lectern/protocol';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRow, openTestDatabase, ROW_TIME, schoolRow } from '../../../test/setup/test-database.ts';
import { AccountsStore, type AccountToInsert } from './accounts.store.ts';
import type { AccountTables } from './accounts.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<AccountTables>();
const store = new AccountsStore(database);
afterAll(() => opened.close());

const AT = ROW_TIME.getTime();
const later = (ms: number) => new Date(AT + ms);
for (const id of ['a', 'b']) await schoolRow(opened.database, id);

beforeEach(async () => {
  await database.deleteFrom('account_identity').execute();
  await database.deleteFrom('account').where('account_type', '=', 'org').execute();
  await database.deleteFrom('account').where('account_type', '=', 'person').execute();
});

const account = (id: string, more: Partial<AccountTables['account']> = {}) =>
  accountRow(opened.database, { id, ...more });
async function identity(accountId: string, ...identities: readonly Identity[]) {
  for (const each of identities)
    await database.insertInto('account_identity').values({ account_id: accountId, identity: each }).execute();
}
const ids = (found: readonly string[]) => [...found].sort();

describe('a new account', () => {
  const wanted: AccountToInsert = {
    accountType: 'org',
    loginName: 'chen',
    passwordHash: 'hash',
    realName: '陈',
    nickName: 'c',
    organisationId: 'a',
    orgUserCode: '7',
    personId: null,
    identities: ['EDU_ADMIN', 'TEACHER', 'TEACHER'],
    at: AT,
  };

  it('has the given data, and its identities in display order', async () => {
    const id = (await store.insert(wanted)) ?? '';
    expect(await store.find(id)).toMatchObject({
      accountType: 'org',
      loginName: 'chen',
      realName: '陈',
      nickName: 'c',
      organisationId: 'a',
      orgUserCode: '7',
      personId: undefined,
      avatarVersion: undefined,
      cancelled: false,
      deactivated: false,
    });
    expect(ids((await store.find(id))?.identities ?? [])).toEqual(['EDU_ADMIN', 'TEACHER']);
    expect((await store.findCredentials('chen'))?.givenUntil).toBeUndefined();
    const given = await store.insert({ ...wanted, loginName: 'li', orgUserCode: '8', passwordUntil: AT + 5 });
    expect(await store.findCredentials('li')).toMatchObject({ accountId: given, givenUntil: AT + 5 });
  });

  it('is not inserted when the login name or the code of the school is in use', async () => {
    await store.insert(wanted);
    expect(await store.insert({ ...wanted, orgUserCode: '8' })).toBeUndefined();
    expect(await store.insert({ ...wanted, loginName: 'li' })).toBeUndefined();
    expect(await store.insert({ ...wanted, loginName: 'li', organisationId: 'b' })).toBeDefined();
  });
});

it('any is true only when an account other than the guest exists', async () => {
  expect(await store.any()).toBe(false);
  await account('chen');
  expect(await store.any()).toBe(true);
});

it('schoolOf returns the own school, and otherwise that of an account of the same person', async () => {
  await account('person');
  await account('chen', { organisation_id: 'a', person_id: 'person' });
  await account('alone');
  expect([
    await store.schoolOf('chen'),
    await store.schoolOf('person'),
    await store.schoolOf('alone'),
  ]).toEqual(['a', 'a', undefined]);
});

it('idsWith and idsOf find accounts by identity, school, id, or all', async () => {
  await account('person');
  await account('chen', { organisation_id: 'a' });
  await account('li', { organisation_id: 'b' });
  await account('gone', { organisation_id: 'a', cancelled_at: later(1) });
  await identity('chen', 'TEACHER');
  await identity('gone', 'TEACHER');
  expect(ids(await store.idsWith('TEACHER'))).toEqual(['chen', 'gone']);
  expect(ids(await store.idsOf(''))).toEqual(['chen', 'li', 'person']);
  expect(ids(await store.idsOf('a'))).toEqual(['chen']);
  expect(ids(await store.idsOf('li'))).toEqual(['li']);
  expect(ids(await store.idsOf('TEACHER'))).toEqual(['chen']);
  expect(await store.idsOf('gone')).toEqual([]);
});

it('findCredentials returns the person of a person account, and whether the account is deactivated', async () => {
  await account('person', { login_name: 'p', password_hash: 'h' });
  await account('chen', { organisation_id: 'a', login_name: 'c', deactivated_at: later(1) });
  expect(await store.findCredentials('p')).toEqual({
    accountId: 'person',
    accountType: 'person',
    personId: 'person',
    passwordHash: 'h',
    deactivated: false,
    givenUntil: undefined,
  });
  expect(await store.findCredentials('c')).toMatchObject({ personId: null, deactivated: true });
  expect(await store.findCredentials('none')).toBeUndefined();
  expect((await store.findByLoginName('c'))?.id).toBe('chen');
});

it('findLogin returns a login name only with a password', async () => {
  await account('chen', { login_name: 'c', password_hash: 'h' });
  await account('li', { login_name: 'l' });
  expect(await store.findLogin('chen')).toEqual({ id: 'chen', loginName: 'c' });
  expect(await store.findLogin('li')).toBeUndefined();
});

it('replaceGivenPassword replaces a password of the school once', async () => {
  await account('chen', { login_name: 'c', password_hash: 'given', password_until: later(1) });
  await account('li', { login_name: 'l', password_hash: 'kept', password_until: later(1) });
  expect(await store.replaceGivenPassword('chen', 'own')).toBe(true);
  expect(await store.replaceGivenPassword('chen', 'second')).toBe(false);
  expect(await store.findCredentials('c')).toMatchObject({ passwordHash: 'own', givenUntil: undefined });
  await store.setPasswordHash('li', 'set');
  expect(await store.findCredentials('l')).toMatchObject({ passwordHash: 'set', givenUntil: undefined });
});

it('setNames changes the given names of one account', async () => {
  await account('chen', { real_name: 'real', nick_name: 'nick' });
  await store.setNames('chen', {});
  await store.setNames('chen', { nickName: 'new' });
  expect(await store.find('chen')).toMatchObject({ realName: 'real', nickName: 'new' });
});

describe('the accounts that are bound to a person', () => {
  beforeEach(async () => {
    for (const id of ['person', 'other']) await account(id);
    const bound = { person_id: 'person', organisation_id: 'a' };
    await account('second', { ...bound, created_at: later(2) });
    await account('first', { ...bound, created_at: later(1), login_name: 'f' });
    await account('in b', { ...bound, organisation_id: 'b', created_at: later(3) });
    await account('deactivated', { ...bound, deactivated_at: later(1) });
    await account('cancelled', { ...bound, created_at: later(0), cancelled_at: later(1) });
    await account('free', { organisation_id: 'a' });
  });

  it('are listed in parts, the oldest first, without cancelled and deactivated ones', async () => {
    const { count, users } = await store.listBound('person', 1, 1);
    expect([count, users.map(({ id }) => id)]).toEqual([3, ['second']]);
    expect(await store.listBound('other', 0, 9)).toEqual({ count: 0, users: [] });
  });

  it('are counted without a login name', async () => {
    expect(await store.countWithoutLogin('person')).toBe(3);
  });

  it('are found in one school, the oldest first', async () => {
    await database
      .updateTable('account')
      .set({ created_at: later(9) })
      .where('id', '=', 'deactivated')
      .execute();
    expect((await store.findBound('person', 'a'))?.id).toBe('first');
    expect((await store.findBound('person', 'b'))?.id).toBe('in b');
    expect(await store.findBound('other', 'a')).toBeUndefined();
  });

  it('are bound again to the same person only', async () => {
    expect(await store.bind('free', 'person')).toBe(true);
    expect(await store.bind('free', 'person')).toBe(true);
    expect(await store.bind('free', 'other')).toBe(false);
    expect(await store.bind('other', 'person')).toBe(false);
  });
});

describe('the administrators of a school', () => {
  beforeEach(async () => {
    await account('person');
    await account('admin', { organisation_id: 'a', person_id: 'person' });
    await identity('admin', 'EDU_ADMIN');
  });

  it('may not be cancelled when no other is left, alone or through the person', async () => {
    expect(await store.administersAlone('admin')).toBe(true);
    expect(await store.administersAlone('person')).toBe(true);
    await expect(store.cancel('admin', AT)).rejects.toMatchObject({ code: 'ACCOUNT_LAST_ADMIN' });
    await expect(store.cancel('person', AT)).rejects.toMatchObject({ code: 'ACCOUNT_LAST_ADMIN' });
    await account('second', { organisation_id: 'a' });
    await identity('second', 'EDU_ADMIN');
    expect(await store.administersAlone('admin')).toBe(false);
    await store.cancel('admin', AT);
    expect((await store.find('admin'))?.cancelled).toBe(true);
  });

  it('are reached through a person only without a password of their own', async () => {
    await database.updateTable('account').set({ password_hash: 'h' }).where('id', '=', 'admin').execute();
    expect(await store.administersAlone('person')).toBe(false);
  });
});

it('cancel erases the data of one account, and frees the accounts that were bound to it', async () => {
  await account('person', { login_name: 'p', password_hash: 'h', real_name: 'real' });
  await account('bound', { organisation_id: 'a', person_id: 'person', real_name: 'kept' });
  await identity('person', 'TEACHER');
  await store.setAvatar('person', { mime: 'image/png', bytes: Buffer.from('x'), version: 'v' });
  await store.cancel('person', AT);
  const gone = await store.find('person');
  expect(gone).toMatchObject({
    loginName: undefined,
    identities: [],
    avatarVersion: undefined,
    cancelled: true,
  });
  expect(gone?.realName).not.toBe('real');
  expect(await store.find('bound')).toMatchObject({
    personId: undefined,
    realName: 'kept',
    cancelled: false,
  });
});

it('an avatar is replaced and deleted', async () => {
  await account('chen');
  const avatar = (version: string) => ({ mime: 'image/png', bytes: Buffer.from(version), version });
  await store.setAvatar('chen', avatar('1'));
  await store.setAvatar('chen', avatar('2'));
  expect(await store.avatar('chen')).toEqual(avatar('2'));
  expect((await store.find('chen'))?.avatarVersion).toBe('2');
  await store.deleteAvatar('chen');
  expect(await store.avatar('chen')).toBeUndefined();
});
