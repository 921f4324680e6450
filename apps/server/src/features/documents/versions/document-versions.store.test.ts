import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import type { DocumentRow } from '../documents.rows.ts';
import type { DocumentTables } from '../documents.tables.ts';
import * as store from './document-versions.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

let [one, other] = ['', ''];
beforeAll(async () => {
  one = await documentRow(opened.database, { owner_id: 'chen' });
  other = await documentRow(opened.database, { owner_id: 'chen' });
  const version = (id: string, document_id: string, object_hash: string, at: number) => ({
    id,
    document_id,
    object_hash,
    size: 1,
    content_at: new Date(at),
  });
  await database
    .insertInto('document_version')
    .values([
      version('a', one, 'h1', 1),
      version('b', one, 'h2', 3),
      version('c', one, 'h3', 3),
      version('d', other, 'h1', 2),
    ])
    .execute();
});

const ids = async (documentId: string) =>
  (await store.readVersions(database, documentId)).map(({ id }) => id);

it('readVersions returns the versions of one document, the newest first', async () => {
  expect(await ids(one)).toEqual(['c', 'b', 'a']);
  expect(await ids(other)).toEqual(['d']);
});

it('findVersion and versionOfHash return a version of this document only', async () => {
  expect((await store.findVersion(database, one, 'a'))?.object_hash).toBe('h1');
  expect(await store.findVersion(database, other, 'a')).toBeUndefined();
  expect((await store.versionOfHash(database, other, 'h1'))?.id).toBe('d');
  expect(await store.versionOfHash(database, other, 'h2')).toBeUndefined();
});

it('keepAsVersion has the time of the last replacement, or of the creation', async () => {
  const row = await database
    .selectFrom('document')
    .selectAll()
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  const keep = (kept: DocumentRow, hash: string) =>
    database.transaction().execute((transaction) => store.keepAsVersion(transaction, kept, hash));
  await keep({ ...row, size: 5 }, 'n1');
  await keep({ ...row, content_at: new Date(9) }, 'n2');
  expect(await store.versionOfHash(database, other, 'n1')).toMatchObject({ size: 5, content_at: ROW_TIME });
  expect(await store.versionOfHash(database, other, 'n2')).toMatchObject({ content_at: new Date(9) });
});

it('removeVersions deletes these versions, and nothing for an empty list', async () => {
  const remove = (gone: readonly string[]) =>
    database.transaction().execute((transaction) => store.removeVersions(transaction, gone));
  await remove([]);
  await remove(['a', 'c']);
  expect(await ids(one)).toEqual(['b']);
});
