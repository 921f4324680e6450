import { afterAll, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { copyRow, readBelow } from './document-copies.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

const FOLDER = { resource_type_code: 'folder', document_type: 1 } as const;
const make = (id: string, parent_id: string | null, more = {}) =>
  documentRow(opened.database, { id, name: id, owner_id: 'chen', parent_id, ...more });
await make('outer', null, FOLDER);
await make('deep folder', 'outer', FOLDER);
await make('deep', 'deep folder');
await make('file', 'outer');
await make('gone folder', 'outer', { ...FOLDER, bin_id: 'gone folder' });
await make('in gone', 'gone folder');
await make('top', null);

it('readBelow returns the contents at all levels outside the bin, each folder before its contents', async () => {
  const below = (folders: readonly string[], most: number) =>
    database.transaction().execute((transaction) => readBelow(transaction, folders, most));
  const ids = (await below(['outer'], 10)).map(({ id }) => id);
  expect([...ids].sort()).toEqual(['deep', 'deep folder', 'file']);
  expect(ids.at(-1)).toBe('deep');
  expect(await below(['outer'], 2)).toHaveLength(2);
  expect(await below([], 10)).toEqual([]);
});

it('copyRow has the same file, and its origin depends on the owner', async () => {
  const cover = { object_hash: 'h', cover_hash: 'c', page_count: 4, size: 9, source_from: 3 } as const;
  await make('source', 'outer', { ...cover, teaching_materials: '[{"chapter_id":"1"}]' });
  const row = await database
    .selectFrom('document')
    .selectAll()
    .where('id', '=', 'source')
    .executeTakeFirstOrThrow();
  const at = new Date(ROW_TIME.getTime() + 5);
  const copy = (id: string, ownerId: string) =>
    database
      .transaction()
      .execute((transaction) =>
        copyRow(transaction, row, { id, ownerId, parentId: null, name: 'Copy', key: 'copy', at }),
      );
  const own = await copy('own', 'chen');
  expect(own).toMatchObject({
    id: 'own',
    owner_id: 'chen',
    parent_id: null,
    name: 'Copy',
    name_key: 'copy',
    object_hash: 'h',
    cover_hash: 'c',
    page_count: 4,
    size: 9,
    format: 'pdf',
    resource_type_code: 'assets_document',
    teaching_materials: [{ chapter_id: '1' }],
    created_at: at,
    updated_at: at,
    binned_at: null,
  });
  const given = await copy('given', 'li');
  expect(given.owner_id).toBe('li');
  expect([own.source_from, given.source_from]).toEqual([1, 2]);
});
