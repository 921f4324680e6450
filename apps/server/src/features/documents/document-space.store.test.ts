import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accountRow,
  documentRow,
  openTestDatabase,
  ROW_TIME,
  schoolRow,
} from '../../../test/setup/test-database.ts';
import * as space from './document-space.store.ts';
import type { DocumentTables } from './documents.tables.ts';
import { setCapacity, setSchoolCapacities } from './school-space.store.ts';

const GIB = 1024 ** 3;
const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

/** A teacher of a school with a capacity of 100 bytes for all, and a person without a school. */
const [chen, person] = ['chen', 'person'];
beforeAll(async () => {
  const school = await schoolRow(opened.database);
  await accountRow(opened.database, { id: chen, organisation_id: school });
  await accountRow(opened.database, { id: person });
  await setSchoolCapacities(database, school, { capacity: 100 });
});

const used = async (userId: string) => (await space.readSpace(database, userId)).used;

it('readSpace returns the default capacity without a row of the user', async () => {
  expect(await space.readSpace(database, person)).toEqual({ capacity: GIB, used: 0 });
  expect(await space.readSpace(database, chen)).toEqual({ capacity: 10 * GIB, used: 0 });
});

it('takeSpace adds bytes until the capacity of the user is used', async () => {
  await setCapacity(database, person, 50);
  await space.takeSpace(database, person, 30);
  await space.takeSpace(database, person, 20);
  await expect(space.takeSpace(database, person, 1)).rejects.toMatchObject({ code: 'CAPACITY_NOT_ENOUGH' });
  await space.takeSpace(database, person, 0);
  await space.takeSpace(database, person, -5);
  expect(await used(person)).toBe(50);
});

it('takeSpace refuses a first file that is larger than the default capacity', async () => {
  await accountRow(opened.database, { id: 'fresh' });
  await expect(space.takeSpace(database, 'fresh', GIB + 1)).rejects.toMatchObject({
    code: 'CAPACITY_NOT_ENOUGH',
  });
  await space.takeSpace(database, 'fresh', GIB);
  expect(await used('fresh')).toBe(GIB);
});

it('checkSpace throws when bytes would not fit, and reserves none', async () => {
  await expect(space.checkSpace(database, person, 1)).rejects.toMatchObject({ code: 'CAPACITY_NOT_ENOUGH' });
  await space.giveBackSpace(database, person, 10);
  await space.checkSpace(database, person, 10);
  await expect(space.checkSpace(database, person, 11)).rejects.toMatchObject({ code: 'CAPACITY_NOT_ENOUGH' });
  expect(await used(person)).toBe(40);
});

it('takeSpace and checkSpace refuse bytes beyond the capacity of the school', async () => {
  const refused = { code: 'SCHOOL_CAPACITY_NOT_ENOUGH' };
  await space.takeSpace(database, chen, 60);
  await expect(space.takeSpace(database, chen, 41)).rejects.toMatchObject(refused);
  await expect(space.checkSpace(database, chen, 41)).rejects.toMatchObject(refused);
  await space.checkSpace(database, chen, 40);
  await space.takeSpace(database, chen, 40);
  expect(await used(chen)).toBe(100);
});

it('giveBackSpace frees bytes of one user, and never goes below zero', async () => {
  await space.giveBackSpace(database, chen, 30);
  await space.giveBackSpace(database, chen, -1_000);
  expect(await used(chen)).toBe(70);
  await space.giveBackSpace(database, chen, 71);
  expect(await used(chen)).toBe(0);
  expect(await used(person)).toBe(40);
});

it('changeSize changes the size of a document to no less than zero, and returns its owner', async () => {
  const id = await documentRow(opened.database, { owner_id: 'li', size: 10 });
  const size = async () =>
    (await database.selectFrom('document').select('size').where('id', '=', id).executeTakeFirstOrThrow())
      .size;
  expect(await space.changeSize(database, id, 5)).toBe('li');
  expect(await size()).toBe(15);
  await space.changeSize(database, id, -20);
  expect(await size()).toBe(0);
  expect(await space.changeSize(database, 'none', 5)).toBeUndefined();
  expect(await space.readOwner(database, id)).toBe('li');
  expect(await space.readOwner(database, 'none')).toBeUndefined();
});

it('readSpaceByKind counts documents by kind, earlier versions, and the bin, without folders', async () => {
  const owner_id = 'wang';
  const binned = { bin_id: 'x', binned_at: ROW_TIME };
  const first = await documentRow(opened.database, { owner_id, size: 5 });
  await documentRow(opened.database, { owner_id, size: 7 });
  await documentRow(opened.database, { owner_id, size: 90, resource_type_code: 'coursewares' });
  await documentRow(opened.database, { owner_id, size: 1, resource_type_code: 'folder' });
  await documentRow(opened.database, { owner_id, size: 3, ...binned });
  await documentRow(opened.database, { owner_id, size: 4, resource_type_code: 'coursewares', ...binned });
  await documentRow(opened.database, { owner_id: 'another', size: 1_000 });
  await database
    .insertInto('document_version')
    .values({ id: 'v', document_id: first, object_hash: 'h', size: 11, content_at: ROW_TIME })
    .execute();
  expect(await space.readSpaceByKind(database, owner_id)).toEqual({
    kinds: [
      { resource_type_code: 'coursewares', count: 1, size: 90 },
      { resource_type_code: 'assets_document', count: 2, size: 12 },
    ],
    versions: { count: 1, size: 11 },
    bin: { count: 2, size: 7 },
  });
  expect(await space.readSpaceByKind(database, 'nobody')).toEqual({
    kinds: [],
    versions: { count: 0, size: 0 },
    bin: { count: 0, size: 0 },
  });
});
