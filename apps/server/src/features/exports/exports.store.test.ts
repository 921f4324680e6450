import { afterAll, beforeEach, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { type ExportEnd, ExportsStore } from './exports.store.ts';
import type { ExportRow, ExportTables } from './exports.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<ExportTables>();
const store = new ExportsStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
for (const id of ['d', 'e']) await documentRow(opened.database, { id, owner_id: 'chen' });
beforeEach(async () => {
  await database.deleteFrom('export_task').execute();
});

const insert = (
  more: { userId?: string; documentId?: string | null; format?: ExportRow['format']; ms?: number } = {},
) => {
  const { userId = 'chen', documentId = 'd', format = 'pdf', ms = 0 } = more;
  const wish = { hidden: false, width: 100 };
  return store.insert(
    { userId, documentId, format, wish, language: 'zh', at: at(ms), expiresAt: at(ms + 100) },
    database,
  );
};
const done: ExportEnd = { state: 'done', file: { name: 'a.pdf', hash: 'h', size: 5 }, notes: [] };
const finish = (id: string, end: ExportEnd = done) => store.finish(id, end, at(10), at(90));
const running = (id: string) =>
  store.advance(id, { state: 'running', done: 1, total: 3, filesAway: true }, at(5));
const ids = (rows: readonly ExportRow[]) => rows.map(({ id }) => id);

it('findOf returns an export of this user and this document only', async () => {
  const { id } = await insert();
  expect((await store.findOf('chen', 'd', id))?.state).toBe('waiting');
  expect(await store.findOf('li', 'd', id)).toBeUndefined();
  expect(await store.findOf('chen', 'e', id)).toBeUndefined();
});

it('advance and finish change an unfinished export, and finish clears what was in progress', async () => {
  const { id } = await insert();
  expect(await running(id)).toMatchObject({
    state: 'running',
    pages_done: 1,
    pages_total: 3,
    files_away: true,
  });
  expect(await finish(id)).toMatchObject({
    state: 'done',
    file_name: 'a.pdf',
    file_hash: 'h',
    file_size: 5,
    files_away: false,
    updated_at: at(10),
    expires_at: at(90),
  });
  expect(await running(id)).toBeUndefined();
  expect(await finish(id, { state: 'cancelled' })).toBeUndefined();
  const failed = await insert();
  const error = { code: 'NOT_READY', details: {} } as const;
  expect(await finish(failed.id, { state: 'failed', error })).toMatchObject({
    state: 'failed',
    error,
    file_hash: null,
  });
});

it('countUnfinished counts the waiting and running exports of one user', async () => {
  const [one, two] = [await insert(), await insert()];
  await insert({ userId: 'li' });
  await running(one.id);
  const count = () =>
    database.transaction().execute((transaction) => store.countUnfinished('chen', transaction));
  expect(await count()).toBe(2);
  await finish(two.id);
  expect(await count()).toBe(1);
});

it('ofAccount returns the last export of all data that was not cancelled', async () => {
  const first = await insert({ format: 'account', documentId: null });
  const second = await insert({ format: 'account', documentId: null });
  await insert();
  await insert({ format: 'account', documentId: null, userId: 'li' });
  expect((await store.ofAccount('chen'))?.id).toBe(second.id);
  await finish(second.id, { state: 'cancelled' });
  expect((await store.ofAccount('chen'))?.id).toBe(first.id);
});

it('open returns the exports of documents that were neither cancelled nor fetched, the oldest first', async () => {
  const [first, second, fetched, cancelled] = [
    await insert(),
    await insert(),
    await insert(),
    await insert(),
  ];
  await insert({ userId: 'li' });
  await insert({ format: 'account', documentId: null });
  await store.setFetched(fetched.id, at(1));
  await finish(cancelled.id, { state: 'cancelled' });
  expect(ids(await store.open('chen'))).toEqual([first.id, second.id]);
});

it('kept returns the exports with a file until it is deleted', async () => {
  const [first, second] = [await insert(), await insert()];
  await finish(first.id);
  await finish(second.id);
  expect(ids(await store.kept('chen'))).toEqual([second.id, first.id]);
  await store.setExpired(second.id, at(500));
  expect(ids(await store.kept('chen'))).toEqual([first.id]);
  expect(await store.find(second.id)).toMatchObject({ state: 'expired', expires_at: at(500) });
  expect(await store.kept('li')).toEqual([]);
  expect(await store.named(['h', 'x'])).toEqual(['h']);
});

it('expired returns the exports after their end', async () => {
  const [old, fresh] = [await insert({ ms: 0 }), await insert({ ms: 5 })];
  expect(ids(await store.expired(at(101)))).toEqual([old.id]);
  await store.remove(old.id);
  expect(ids(await store.ofUser('chen'))).toEqual([fresh.id]);
});

it('lost returns unfinished exports without progress, but no archive that waits for its turn', async () => {
  const one = await insert();
  const archive = await insert({ format: 'account', documentId: null });
  await finish((await insert()).id);
  expect(await store.lost(at(0))).toEqual([]);
  expect(ids(await store.lost(at(1)))).toEqual([one.id]);
  await running(archive.id);
  expect(ids(await store.lost(at(6))).sort()).toEqual([one.id, archive.id].sort());
});
