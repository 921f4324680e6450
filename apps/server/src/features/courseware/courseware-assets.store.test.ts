import { afterAll, beforeEach, expect, it } from 'vitest';
import { documentRow, openTestDatabase } from '../../../test/setup/test-database.ts';
import type { LiveDocumentTables } from '../live-documents/live-documents.tables.ts';
import type { CoursewareTables } from './courseware.tables.ts';
import { CoursewareAssetsStore } from './courseware-assets.store.ts';
import { ScaledPicturesStore } from './scaled-pictures.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<CoursewareTables>();
const store = new CoursewareAssetsStore(database);
afterAll(() => opened.close());

for (const id of ['d', 'e']) {
  await documentRow(opened.database, { id, owner_id: 'chen' });
  await opened.database
    .withTables<LiveDocumentTables>()
    .insertInto('live_document')
    .values({ document_id: id, kind: 'coursewares', seq: 0 })
    .execute();
}
beforeEach(async () => {
  await database.deleteFrom('courseware_asset').execute();
});

const asset = (hash: string, more: object = {}) => ({ hash, mime: 'image/png', size: 5, ...more });
const created = async (hash: string) =>
  (
    await database
      .selectFrom('courseware_asset')
      .select('created_at')
      .where('hash', '=', hash)
      .executeTakeFirst()
  )?.created_at;
const setAge = (hash: string, days: number) =>
  database
    .updateTable('courseware_asset')
    .set({ created_at: new Date(Date.now() - days * 86_400_000) })
    .where('hash', '=', hash)
    .execute();
const hashes = async (documentId: string) =>
  (await store.findMany(documentId, ['a', 'b', 'c'])).map(({ hash }) => hash).sort();

it('add returns the files that the document does not have yet', async () => {
  const first = [asset('a', { width: 3, height: 4 }), asset('b')];
  expect(await store.add('d', first, true)).toEqual(first);
  expect(await store.add('d', [asset('b'), asset('c')], true)).toEqual([asset('c')]);
  expect(await store.add('e', [asset('a')], false)).toHaveLength(1);
  expect(await store.add('d', [], true)).toEqual([]);
  expect(await store.find('d', 'a')).toEqual(first[0]);
  expect(await store.find('e', 'b')).toBeUndefined();
  expect(await store.findMany('d', [])).toEqual([]);
  expect([...(await store.named(['a', 'c', 'x']))].sort()).toEqual(['a', 'c']);
});

it('add resets the age of a file that is older than a day', async () => {
  await store.add('d', [asset('a'), asset('b')], true);
  await setAge('a', 2);
  await setAge('b', 0.5);
  const before = await created('b');
  await store.add('d', [asset('a'), asset('b')], true);
  expect(Date.now() - ((await created('a'))?.getTime() ?? 0)).toBeLessThan(3_600_000);
  expect(await created('b')).toEqual(before);
});

it('copyAll gives the copy all files except those of some types', async () => {
  await store.add('d', [asset('a'), asset('b', { mime: 'text/x-comments' })], true);
  await store.add('e', [asset('c')], true);
  await store.copyAll('d', 'e', database, { mimes: '^text/' });
  expect(await hashes('e')).toEqual(['a', 'c']);
  await database.deleteFrom('courseware_asset').where('document_id', '=', 'e').execute();
  await store.copyAll('d', 'e', database);
  expect(await hashes('e')).toEqual(['a', 'b']);
});

it('removeUnnamed removes paid files that are old and not named', async () => {
  await store.add('d', [asset('a', { size: 7 }), asset('b'), asset('c')], true);
  await store.add('d', [asset('free')], false);
  await store.add('e', [asset('a')], true);
  for (const hash of ['a', 'b', 'free']) await setAge(hash, 9);
  const gone = await store.removeUnnamed('d', new Set(['b']), new Date(Date.now() - 86_400_000), database);
  expect(gone).toEqual([7]);
  expect(await hashes('d')).toEqual(['b', 'c']);
  expect(await store.find('d', 'free')).toBeDefined();
  expect(await hashes('e')).toEqual(['a']);
});

it('remove deletes files of one document', async () => {
  await store.add('d', [asset('a'), asset('b')], true);
  await store.add('e', [asset('a')], true);
  await store.remove('d', ['a']);
  expect([await hashes('d'), await hashes('e')]).toEqual([['b'], ['a']]);
});

it('a scaled copy is replaced, and removed when no courseware has the picture any more', async () => {
  const scaled = new ScaledPicturesStore(database);
  const copy = { hash: 'copy', mime: 'image/jpeg', size: 1 };
  expect(await scaled.find('a')).toBeUndefined();
  await scaled.set('a', 'failed', new Date(1));
  expect(await scaled.find('a')).toBe('failed');
  await scaled.set('a', copy, new Date(2));
  await scaled.set('used', { ...copy, hash: 'other' }, new Date(2));
  expect(await scaled.find('a')).toEqual(copy);
  expect([...(await scaled.named(['copy', 'other', 'x']))].sort()).toEqual(['copy', 'other']);
  await store.add('d', [asset('used')], true);
  await scaled.forgetUnused(new Date(2));
  expect(await scaled.find('a')).toEqual(copy);
  await scaled.forgetUnused(new Date(3));
  expect(await scaled.find('a')).toBeUndefined();
  expect(await scaled.find('used')).toBeDefined();
});
