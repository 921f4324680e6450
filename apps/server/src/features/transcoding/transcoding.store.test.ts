import { TranscodeStatus } from '@lectern/protocol/constants';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { TranscodingStore } from './transcoding.store.ts';
import type { TaskRow, TranscodingTables } from './transcoding.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<TranscodingTables>();
const store = new TranscodingStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
for (const id of ['d', 'e', 'f']) await documentRow(opened.database, { id, owner_id: 'chen' });
beforeEach(async () => {
  await database.deleteFrom('import_report').execute();
  await database.deleteFrom('transcode_task').execute();
});

const insert = (user_id = 'chen', source_hash = 'h', ms = 0) =>
  store.insert(
    {
      user_id,
      callback_url: null,
      source_hash,
      source_size: 5,
      input: { language: 'zh' } as TaskRow['input'],
    },
    at(ms),
    database,
  );
const finish = (id: string, end: Parameters<typeof store.finish>[1] = { status: TranscodeStatus.REVOKE }) =>
  store.finish(id, end, at(9), database);

it('findOf returns a task of this user only', async () => {
  const { id } = await insert();
  expect(await store.findOf('chen', id)).toMatchObject({
    status: TranscodeStatus.WAITPROGRESS,
    stage: 'waiting',
    progress: 0,
  });
  expect(await store.findOf('li', id)).toBeUndefined();
});

it('advance and finish change a task only until it has ended', async () => {
  const { id } = await insert();
  const advance = () =>
    store.advance(id, { status: 1, stage: 'reading' as TaskRow['stage'], progress: 40 }, at(5));
  expect(await advance()).toMatchObject({ status: 1, progress: 40, updated_at: at(5) });
  expect(await finish(id, { status: TranscodeStatus.DEALSUCCESS, documentId: 'd' })).toMatchObject({
    status: TranscodeStatus.DEALSUCCESS,
    stage: 'done',
    progress: 100,
    document_id: 'd',
  });
  expect(await advance()).toBeUndefined();
  expect(await finish(id)).toBeUndefined();
  const failed = await insert();
  const error = { code: 'FILE_CORRUPT', details: {} } as const;
  expect(await finish(failed.id, { status: TranscodeStatus.DEALFAIL, error })).toMatchObject({
    error,
    progress: 0,
  });
});

it('list and countUnfinished concern one user', async () => {
  const [first, second, third] = [await insert(), await insert(), await insert()];
  await insert('li');
  await finish(second.id);
  const listed = async (unfinished: boolean, offset: number, limit: number) => {
    const { rows, hasMore } = await store.list('chen', { unfinished, offset, limit });
    return [rows.map(({ id }) => id), hasMore];
  };
  expect(await listed(false, 0, 2)).toEqual([[third.id, second.id], true]);
  expect(await listed(false, 2, 2)).toEqual([[first.id], false]);
  expect(await listed(true, 0, 2)).toEqual([[third.id, first.id], false]);
  expect(await store.countUnfinished('chen')).toBe(2);
});

it('lost returns unfinished tasks without progress', async () => {
  const [old] = [await insert('chen', 'h', 0), await insert('chen', 'h', 5)];
  await finish((await insert('chen', 'h', 0)).id);
  await database
    .updateTable('transcode_task')
    .set({ updated_at: at(0) })
    .where('status', '=', TranscodeStatus.REVOKE)
    .execute();
  expect((await store.lost(at(5))).map(({ id }) => id)).toEqual([old?.id]);
});

const report = (document_id: string, more: object = {}) =>
  store.insertReport(
    {
      document_id,
      source_name: 'a.pptx',
      source_format: 'pptx',
      source_hash: `source ${document_id}`,
      source_size: 7,
      page_count: 3,
      notes: JSON.stringify([{ code: 'OBJECT_UNKNOWN' }, { code: 'PAGES_CUT', of: 900 }]),
      more_notes: 4,
      fonts: JSON.stringify(['KaiTi']),
      created_at: at(1),
      ...more,
    } as Parameters<typeof store.insertReport>[0],
    database,
  );

it('named returns the files of unfinished tasks and of reports', async () => {
  await insert('chen', 'waiting');
  await finish((await insert('chen', 'ended')).id);
  await report('d');
  const found = await store.named(['waiting', 'ended', 'source d', 'x']);
  expect([...found].sort()).toEqual(['source d', 'waiting']);
});

it('reportSummary counts all notes', async () => {
  await report('d');
  expect(await store.reportSummary('d')).toMatchObject({ count: 6, source_name: 'a.pptx', fonts: ['KaiTi'] });
  expect(await store.reportSummary('e')).toBeUndefined();
  expect([...(await store.missing(['d', 'e'])).keys()]).toEqual(['d']);
  expect((await store.missing([])).size).toBe(0);
});

it('copyReport copies the report, and its file only for some formats', async () => {
  await report('d');
  await store.copyReport('d', 'e', () => true, database);
  await store.copyReport('d', 'f', (format) => format !== 'pptx', database);
  await store.copyReport('none', 'none', () => true, database);
  const whole = await store.report('d');
  expect(await store.report('e')).toEqual({ ...whole, document_id: 'e' });
  expect(await store.report('f')).toEqual({ ...whole, document_id: 'f', source_hash: null });
});
