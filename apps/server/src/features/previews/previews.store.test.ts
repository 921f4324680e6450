import { afterAll, beforeEach, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { filesOf, type MadePreview, PreviewsStore } from './previews.store.ts';
import type { PreviewTables } from './previews.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<PreviewTables>();
const store = new PreviewsStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
beforeEach(async () => {
  await database.deleteFrom('preview').execute();
  await database.deleteFrom('document').execute();
});

const key = { sourceHash: 'h', recipe: 'r' };
const begin = (more: object = {}, ms = 0) => store.begin({ ...key, ...more }, 'chen', at(ms), database);
const made = { result: { kind: 'pdf' }, objectHash: 'o', posterHash: 'p' } as unknown as MadePreview;

it('begin returns undefined when another caller has started the preview', async () => {
  expect(await begin()).toMatchObject({ status: 'making', started_by: 'chen', progress: null });
  expect(await begin()).toBeUndefined();
  expect(await begin({ recipe: 's' })).toBeDefined();
  await store.setJob(key, 'job', database);
  expect((await store.find(key))?.job_id).toBe('job');
  expect((await store.find({ ...key, recipe: 's' }))?.job_id).toBeNull();
  expect(await store.find({ ...key, sourceHash: 'x' })).toBeUndefined();
});

it('progress, finish and fail change a preview only while it is being generated', async () => {
  await begin();
  expect(await store.progress(key, 40, at(1))).toBe(true);
  expect(await store.find(key)).toMatchObject({ progress: 40, updated_at: at(1) });
  expect(await store.finish(key, made, at(2))).toBe(true);
  expect(await store.find(key)).toMatchObject({ status: 'ready', object_hash: 'o', poster_hash: 'p' });
  await store.fail(key, { code: 'FILE_CORRUPT', details: {} }, at(3));
  expect(await store.finish(key, made, at(3))).toBe(false);
  expect(await store.progress(key, 50, at(3))).toBe(false);
  expect(await store.find(key)).toMatchObject({ status: 'ready', error: null });
});

it('fail stores the error', async () => {
  await begin();
  await store.fail(key, { code: 'FILE_CORRUPT', details: {} }, at(3));
  expect(await store.find(key)).toMatchObject({ status: 'failed', error: { code: 'FILE_CORRUPT' } });
});

it('removeOf deletes the previews of a file that no other document has', async () => {
  await documentRow(opened.database, { id: 'd', owner_id: 'chen', object_hash: 'h' });
  await documentRow(opened.database, { id: 'e', owner_id: 'li', object_hash: 'h' });
  await begin();
  await begin({ sourceHash: 'other' });
  expect(await store.removeOf('d', database)).toEqual([]);
  await database.deleteFrom('document').where('id', '=', 'e').execute();
  expect((await store.removeOf('d', database)).map(({ source_hash }) => source_hash)).toEqual(['h']);
  expect(await store.find({ ...key, sourceHash: 'other' })).toBeDefined();
});

it('forgetUnused deletes old previews of files without a document', async () => {
  await documentRow(opened.database, { id: 'd', owner_id: 'chen', object_hash: 'h' });
  await begin({}, 0);
  await begin({ sourceHash: 'old' }, 0);
  await begin({ sourceHash: 'new' }, 5);
  await store.forgetUnused(at(5));
  const found = async (sourceHash: string) => (await store.find({ ...key, sourceHash })) !== undefined;
  expect([await found('h'), await found('old'), await found('new')]).toEqual([true, false, true]);
});

it('remove returns the row, and needed the files that previews need', async () => {
  await begin();
  await store.finish(key, made, at(2));
  expect([...(await store.needed(['o']))].sort()).toEqual(['o', 'p']);
  expect((await store.needed(['x'])).size).toBe(0);
  expect((await store.needed([])).size).toBe(0);
  const row = await store.remove(key);
  expect(row && filesOf(row)).toEqual(['o', 'p']);
  expect(row && filesOf({ ...row, poster_hash: null })).toEqual(['o']);
  expect(await store.remove(key)).toBeUndefined();
});
