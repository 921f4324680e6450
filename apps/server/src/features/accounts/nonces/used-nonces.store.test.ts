import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/setup/test-database.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { UsedNoncesStore } from './used-nonces.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<AccountTables>();
const [store, other] = [new UsedNoncesStore(database), new UsedNoncesStore(database)];
afterAll(() => opened.close());

it('claim is true once for each nonce, over all processes and within one statement', async () => {
  expect(await Promise.all([store.claim('a', 1), store.claim('b', 2), store.claim('b', 2)])).toEqual([
    true,
    true,
    false,
  ]);
  expect(await other.claim('a', 1)).toBe(false);
  expect(await other.claim('ÿ\0', 3)).toBe(true);
});

it('record stores nonces, and since returns those of this time or later', async () => {
  await store.record([
    ['c', 10],
    ['d', 11],
    ['a', 99],
  ]);
  expect([...(await store.since(10))].sort()).toEqual([
    ['c', 10],
    ['d', 11],
  ]);
  expect(await other.claim('c', 10)).toBe(false);
});

it('sweep deletes nonces before a time', async () => {
  await store.sweep(10);
  expect((await store.since(0)).map(([digest]) => digest).sort()).toEqual(['c', 'd']);
});

it('claim rejects every waiting call when the database fails', async () => {
  const closed = await openTestDatabase();
  const failing = new UsedNoncesStore(closed.database.withTables<AccountTables>());
  await closed.close();
  const results = await Promise.allSettled([failing.claim('a', 1), failing.claim('b', 1)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
