import { afterAll, expect, it } from 'vitest';
import { documentRow, openTestDatabase } from '../../../test/setup/test-database.ts';
import * as store from './documents.store.ts';
import type { DocumentTables } from './documents.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

const at = new Date(Date.UTC(2026, 8, 2));
const [one, other] = [
  await documentRow(opened.database, { owner_id: 'chen', page_count: 3 }),
  await documentRow(opened.database, { owner_id: 'chen', page_count: 3 }),
];

const read = (id: string) =>
  database.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('setTeachingMaterials changes one document', async () => {
  const materials = [{ teaching_material_id: 'book', chapter_id: '3' }];
  expect((await store.setTeachingMaterials(database, one, materials)).teaching_materials).toEqual(materials);
  expect((await read(other)).teaching_materials).toEqual([]);
});

it('setCover keeps the page count when it is omitted', async () => {
  expect(await store.setCover(database, one, 'cover')).toMatchObject({ cover_hash: 'cover', page_count: 3 });
  expect(await store.setCover(database, one, 'next', 9)).toMatchObject({ cover_hash: 'next', page_count: 9 });
  expect((await read(other)).cover_hash).toBeNull();
});

it('notePageCount and setPageCount change one document', async () => {
  await store.notePageCount(database, one, 5);
  expect((await read(one)).page_count).toBe(5);
  expect((await store.setPageCount(database, one, 6)).page_count).toBe(6);
  expect((await read(other)).page_count).toBe(3);
});

it('setUpdated returns whether the document exists, and keeps the page count when it is omitted', async () => {
  await store.setPageCount(database, one, 6);
  expect(await store.setUpdated(database, one, at)).toBe(true);
  expect(await read(one)).toMatchObject({ updated_at: at, page_count: 6 });
  expect(await store.setUpdated(database, one, at, 7)).toBe(true);
  expect(await read(one)).toMatchObject({ page_count: 7 });
  expect((await read(other)).updated_at).not.toEqual(at);
  expect(await store.setUpdated(database, 'none', at)).toBe(false);
});

it('writeVisit stores the last visit of each user', async () => {
  await store.writeVisit(database, 'chen', one, new Date(1));
  await store.writeVisit(database, 'li', one, new Date(2));
  await store.writeVisit(database, 'chen', one, at);
  const visits = await database.selectFrom('document_visit').selectAll().orderBy('user_id').execute();
  expect(visits).toEqual([
    { user_id: 'chen', document_id: one, visited_at: at },
    { user_id: 'li', document_id: one, visited_at: new Date(2) },
  ]);
});
