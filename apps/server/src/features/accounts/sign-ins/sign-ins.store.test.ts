import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRow, openTestDatabase, ROW_TIME, schoolRow } from '../../../../test/setup/test-database.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { type SignIn, SignInsStore, type TokenToInsert } from './sign-ins.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<AccountTables>();
const store = new SignInsStore(database);
afterAll(() => opened.close());

const AT = ROW_TIME.getTime();
await schoolRow(opened.database, 'a');
await accountRow(opened.database, { id: 'person' });
await accountRow(opened.database, { id: 'chen', organisation_id: 'a', person_id: 'person' });
await accountRow(opened.database, { id: 'li' });

beforeEach(async () => {
  await database.deleteFrom('sign_in').execute();
  await database.deleteFrom('login_key').execute();
  await database.updateTable('account').set({ cancelled_at: null, deactivated_at: null }).execute();
});

const hash = (text: string) => Buffer.from(text);
const token = (name: string, more: Partial<TokenToInsert> = {}): TokenToInsert => ({
  accessHash: hash(`access ${name}`),
  refreshHash: hash(`refresh ${name}`),
  accessExpiresAt: AT + 100,
  refreshExpiresAt: AT + 1_000,
  ...more,
});
async function signIn(id: string, accountId: string, more: Partial<SignIn> = {}, at = AT, given = token(id)) {
  const device = { id: 'device', browser: 'Firefox', system: 'Linux' };
  await store.insert({ id, rootId: id, accountId, personId: null, device, since: AT, ...more }, given, at);
}
const left = async () =>
  (await database.selectFrom('sign_in').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('an access token', () => {
  it('is known with the account, the school and the person of its sign-in', async () => {
    await signIn('1', 'chen', { personId: 'person' });
    expect(await store.findToken(hash('access 1'))).toEqual({
      signInId: '1',
      accountId: 'chen',
      accountType: 'org',
      organisationId: 'a',
      personId: 'person',
      expiresAt: AT + 100,
    });
    expect(await store.findToken(hash('refresh 1'))).toBeUndefined();
    expect(await store.find('1')).toEqual({
      id: '1',
      rootId: '1',
      accountId: 'chen',
      personId: 'person',
      device: { id: 'device', browser: 'Firefox', system: 'Linux' },
      since: AT,
    });
  });

  it.each(['cancelled_at', 'deactivated_at'] as const)(
    'is unknown when the account has %s',
    async (column) => {
      await signIn('1', 'chen');
      await database
        .updateTable('account')
        .set({ [column]: ROW_TIME })
        .where('id', '=', 'chen')
        .execute();
      expect(await store.findToken(hash('access 1'))).toBeUndefined();
      expect(await store.findRefreshToken(hash('refresh 1'))).toBeUndefined();
    },
  );
});

describe('a refresh token', () => {
  const rotate = (at: number, graceEnd: number, next?: TokenToInsert) =>
    store.rotate(hash('refresh 1'), at, graceEnd, (found) => ({ outcome: found, ...(next && { next }) }));

  it('is replaced, and the old access token ends with the grace', async () => {
    await signIn('1', 'chen');
    expect(await rotate(AT + 10, AT + 50, token('2'))).toMatchObject({ id: '1', rotatedAt: undefined });
    expect((await store.findToken(hash('access 1')))?.expiresAt).toBe(AT + 50);
    expect((await store.findToken(hash('access 2')))?.signInId).toBe('1');
    // The first time of the rotation stays, and a longer grace changes nothing.
    await rotate(AT + 20, AT + 90, token('3'));
    expect((await store.findRefreshToken(hash('refresh 1')))?.rotatedAt).toBe(AT + 10);
    expect((await store.findToken(hash('access 1')))?.expiresAt).toBe(AT + 50);
    expect((await store.listOf(['chen'], 9))[0]?.seenAt).toBe(AT + 20);
  });

  it('is kept when it is not replaced, and unknown otherwise', async () => {
    await signIn('1', 'chen');
    await rotate(AT + 10, AT + 50);
    expect((await store.findRefreshToken(hash('refresh 1')))?.rotatedAt).toBeUndefined();
    expect(await store.rotate(hash('none'), AT, AT, () => ({ outcome: 1 }))).toBeUndefined();
  });
});

describe('the end of sign-ins', () => {
  beforeEach(async () => {
    await signIn('1', 'chen', { personId: 'person' });
    await signIn('2', 'person', { rootId: '1', personId: 'person' });
    await signIn('3', 'chen');
    await signIn('4', 'li');
  });

  it('is that of one browser', async () => {
    expect([...(await store.endGroup('1'))].sort()).toEqual(['1', '2']);
    expect(await left()).toEqual(['3', '4']);
  });

  it('is that of accounts and persons, except in one browser', async () => {
    expect([...(await store.endAll(['person'], '3'))].sort()).toEqual(['1', '2']);
    expect(await store.endAll(['chen'], '3')).toEqual([]);
    expect(await store.endAll(['chen'])).toEqual(['3']);
    expect(await left()).toEqual(['4']);
  });

  it('is that of these accounts in one browser', async () => {
    expect(await store.endBrowser(['li'], '1')).toEqual([]);
    expect([...(await store.endBrowser(['person'], '1'))].sort()).toEqual(['1', '2']);
    expect(await store.ended(['1', '4', 'none'])).toEqual(['1', 'none']);
  });
});

it('listOf returns browsers of these accounts, the last used first', async () => {
  await signIn('1', 'chen', { since: AT + 5 }, AT + 10);
  await signIn('2', 'person', { rootId: '1', since: AT + 3 }, AT + 20);
  await signIn('3', 'chen', {}, AT + 30);
  await signIn('4', 'li', {}, AT + 40);
  const found = await store.listOf(['chen', 'person'], 9);
  expect(found.map(({ rootId, since, seenAt }) => [rootId, since - AT, seenAt - AT])).toEqual([
    ['3', 0, 30],
    ['1', 3, 20],
  ]);
  expect(await store.listOf(['chen', 'person'], 1)).toHaveLength(1);
});

describe('a login key', () => {
  const insert = (name: string, accountId: string, personId: string | null = null) =>
    store.insertLoginKey(hash(name), { accountId, personId }, AT + 10);

  it('is used once, before its end', async () => {
    await insert('k', 'chen', 'person');
    expect(await store.findLoginKey(hash('k'), AT + 9)).toBe('chen');
    expect(await store.findLoginKey(hash('k'), AT + 10)).toBeUndefined();
    expect(await store.takeLoginKey(hash('k'), AT + 9)).toEqual({ accountId: 'chen', personId: 'person' });
    expect(await store.takeLoginKey(hash('k'), AT + 9)).toBeUndefined();
    await insert('k', 'chen');
    expect(await store.takeLoginKey(hash('k'), AT + 10)).toBeUndefined();
  });

  it('is deleted with the accounts or persons', async () => {
    await insert('k', 'chen', 'person');
    await insert('l', 'li');
    await store.deleteLoginKeys(['person']);
    expect(await store.findLoginKey(hash('k'), AT)).toBeUndefined();
    await store.deleteLoginKeys(['chen']);
    expect(await store.findLoginKey(hash('l'), AT)).toBe('li');
    await store.deleteLoginKeys(['li']);
    expect(await store.findLoginKey(hash('l'), AT)).toBeUndefined();
  });
});

it('a device session belongs to its device until its end', async () => {
  await store.insertDeviceSession('s', 'device', AT + 10);
  expect(await store.hasDeviceSession('s', 'device', AT + 9)).toBe(true);
  expect(await store.hasDeviceSession('s', 'device', AT + 10)).toBe(false);
  expect(await store.hasDeviceSession('s', 'other', AT)).toBe(false);
  expect(await store.hasDeviceSession('t', 'device', AT)).toBe(false);
});

it('sweep removes expired rows, and returns the sign-ins without a token', async () => {
  await signIn('1', 'chen', {}, AT, token('1', { refreshExpiresAt: AT + 5 }));
  await signIn('2', 'chen', {}, AT, token('2', { refreshExpiresAt: AT + 6 }));
  await store.insertLoginKey(hash('k'), { accountId: 'chen', personId: null }, AT + 5);
  await store.insertDeviceSession('old', 'device', AT + 5);
  expect(await store.sweep(AT + 5)).toEqual(['1']);
  expect(await left()).toEqual(['2']);
  expect(await store.findLoginKey(hash('k'), AT)).toBeUndefined();
  expect(await store.hasDeviceSession('old', 'device', AT)).toBe(false);
});
