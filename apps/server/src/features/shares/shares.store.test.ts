import { EditType } from '@lectern/protocol/constants';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { classRow, documentRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { type ShareSetting, SharesStore, type ShareTransaction } from './shares.store.ts';
import type { ShareTables } from './shares.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<ShareTables>();
const store = new SharesStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
await classRow(opened.database, { id: 'class' });
for (const id of ['d', 'e', 'f']) await documentRow(opened.database, { id, owner_id: 'chen' });

beforeEach(async () => {
  await database.deleteFrom('share').execute();
});

const setting: ShareSetting = {
  owner_id: 'chen',
  permission: 10,
  edit_type: EditType.ALL,
  ends_at: null,
  download: false,
  password_hash: null,
};
const run = <T>(work: (transaction: ShareTransaction) => Promise<T>) => database.transaction().execute(work);
const put = (
  id: string,
  documentId: string,
  more: Partial<ShareSetting> = {},
  isNewPassword = false,
  ms = 0,
) =>
  run((transaction) =>
    store.put({ id, documentId, at: at(ms) }, { ...setting, ...more }, isNewPassword, transaction),
  );
const withdraw = (documentId: string) => run((transaction) => store.withdraw(documentId, at(9), transaction));

describe('the link of a document', () => {
  it('is changed, not created again; only a new password replaces the password and its round', async () => {
    await put('s', 'd', { password_hash: 'h' });
    const before = await store.find('s');
    const changed = await put(
      't',
      'd',
      { permission: 20, download: true, ends_at: at(5), password_hash: 'i' },
      false,
      3,
    );
    expect(changed).toMatchObject({
      id: 's',
      permission: 20,
      download: true,
      ends_at: at(5),
      password_hash: 'h',
    });
    expect(changed).toMatchObject({ round: before?.round, created_at: at(0), updated_at: at(3) });
    const renewed = await put('t', 'd', { password_hash: 'i' }, true);
    expect(renewed).toMatchObject({ id: 's', password_hash: 'i', round: (before?.round ?? 0) + 1 });
    expect((await store.ofDocument('d'))?.id).toBe('s');
    expect(await store.ofDocument('e')).toBeUndefined();
  });

  it('is withdrawn without its password, and the next one is another', async () => {
    await put('s', 'd', { password_hash: 'h' });
    expect(await withdraw('d')).toMatchObject({ id: 's', withdrawn_at: at(9), password_hash: null });
    expect(await withdraw('d')).toBeUndefined();
    expect(await store.ofDocument('d')).toBeUndefined();
    expect(await run((transaction) => store.lock('s', transaction))).toBeUndefined();
    expect((await run((transaction) => store.hold('s', transaction)))?.id).toBe('s');
    expect((await put('t', 'd')).id).toBe('t');
    expect((await run((transaction) => store.lock('t', transaction)))?.id).toBe('t');
  });
});

describe('the links of an owner', () => {
  beforeEach(async () => {
    await put('a', 'd', { ends_at: at(10) }, false, 1);
    await put('b', 'e', {}, false, 2);
    await put('c', 'f', { owner_id: 'li' }, false, 3);
  });

  it('are listed, the last created first', async () => {
    expect((await store.given('chen', undefined, 9)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect((await store.given('chen', { at: at(2), tied: 'none' }, 9)).map(({ id }) => id)).toEqual(['a']);
    expect(await store.given('chen', undefined, 1)).toHaveLength(1);
  });

  it('are counted while they are open', async () => {
    expect([await store.countOpen('chen', at(9)), await store.countOpen('chen', at(10))]).toEqual([2, 1]);
    await withdraw('e');
    expect(await store.countOpen('chen', at(9))).toBe(1);
    expect(await store.linked('chen')).toEqual(['d']);
  });

  it('follow documents that were handed over', async () => {
    await opened.database
      .withTables<{ document: { id: string; owner_id: string } }>()
      .updateTable('document')
      .set({ owner_id: 'li' })
      .where('id', '=', 'd')
      .execute();
    await run((transaction) => store.changeOwner('chen', 'li', transaction));
    expect([(await store.find('a'))?.owner_id, (await store.find('b'))?.owner_id]).toEqual(['li', 'chen']);
  });
});

it('the recipients of a link are replaced, and its class finds it until it is withdrawn', async () => {
  await put('s', 'd');
  await put('t', 'e');
  const set = (userIds: readonly string[], classIds: readonly string[]) =>
    run((transaction) => store.setRecipients('s', { userIds, classIds }, transaction));
  await set(['li', 'chen'], ['class']);
  expect(await store.recipients('s')).toEqual({ userIds: ['chen', 'li'], classIds: ['class'] });
  expect(await store.ofClass('class')).toEqual(['s']);
  await withdraw('d');
  expect(await store.ofClass('class')).toEqual([]);
  await set([], []);
  expect(await store.recipients('s')).toEqual({ userIds: [], classIds: [] });
});

it('visits are summed by link and visitor, and those of deleted links are dropped', async () => {
  await put('s', 'd');
  const visit = (shareId: string, userId: string, times: number, first: number, last: number) => ({
    shareId,
    userId,
    times,
    firstAt: at(first),
    lastAt: at(last),
  });
  await store.addVisits([visit('s', 'li', 2, 1, 5), visit('s', '', 3, 1, 4), visit('gone', 'li', 9, 1, 1)]);
  await store.addVisits([visit('s', 'li', 1, 3, 3)]);
  expect((await store.find('s'))?.visits).toBe(6);
  expect(await store.visits('s', { offset: 0, limit: 1 })).toEqual({
    rows: [{ user_id: 'li', times: 3, first_at: at(1), last_at: at(5) }],
    hasMore: true,
  });
  expect(await store.visits('s', { offset: 1, limit: 1 })).toMatchObject({
    rows: [{ user_id: '' }],
    hasMore: false,
  });
  expect(await store.countVisitors('s')).toBe(1);
  expect(await store.countVisitors('t')).toBe(0);
});
