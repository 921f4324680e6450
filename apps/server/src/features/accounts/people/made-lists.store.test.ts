import type { PersonLine } from '@lectern/protocol/schools';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountRow, openTestDatabase, ROW_TIME, schoolRow } from '../../../../test/setup/test-database.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { madeOfList, noteMadeList } from './made-lists.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<AccountTables>();
afterAll(() => opened.close());

const AT = ROW_TIME.getTime();
const QUARTER = 15 * 60_000;
const key = { key: 'key', madeBy: 'chen', organisationId: 'a' };
const lines = [{ real_name: '李' }] as unknown as readonly PersonLine[];

beforeAll(async () => {
  for (const id of ['a', 'b']) await schoolRow(opened.database, id);
  for (const id of ['chen', 'li']) await accountRow(opened.database, { id, organisation_id: 'a' });
});

const made = (more: object = {}, at = AT, of = lines) => madeOfList(database, { ...key, ...more }, of, at);

it('madeOfList returns the accounts of the same list, user, school and key for a quarter of an hour', async () => {
  await noteMadeList(database, key, lines, ['1', '2'], AT);
  expect(await made()).toEqual(['1', '2']);
  expect(await made({}, AT + QUARTER - 1)).toEqual(['1', '2']);
  expect(await made({}, AT + QUARTER)).toBeUndefined();
  for (const more of [{ key: 'other' }, { madeBy: 'li' }, { organisationId: 'b' }])
    expect(await made(more)).toBeUndefined();
  expect(await made({}, AT, [])).toBeUndefined();
});

it('noteMadeList replaces the list of the same key, and deletes lists that have ended', async () => {
  await noteMadeList(database, { ...key, key: 'second' }, lines, ['5'], AT + QUARTER);
  expect(await made()).toEqual(['1', '2']);
  await noteMadeList(database, { ...key, key: 'second' }, [], ['6'], AT + QUARTER + 1);
  expect(await made()).toBeUndefined();
  expect(await made({ key: 'second' }, AT, [])).toEqual(['6']);
});
