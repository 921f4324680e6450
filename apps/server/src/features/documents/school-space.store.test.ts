import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountRow, openTestDatabase, schoolRow } from '../../../test/setup/test-database.ts';
import { takeSpace } from './document-space.store.ts';
import type { DocumentTables } from './documents.tables.ts';
import * as school from './school-space.store.ts';

const GIB = 1024 ** 3;
const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

beforeAll(async () => {
  for (const id of ['a', 'b']) await schoolRow(opened.database, id);
  await accountRow(opened.database, { id: 'stranger' });
  await accountRow(opened.database, { id: 'person' });
  await accountRow(opened.database, { id: 'chen', organisation_id: 'a', person_id: 'person' });
  await accountRow(opened.database, { id: 'li', organisation_id: 'a' });
  await accountRow(opened.database, { id: 'wang', organisation_id: 'b' });
});

it('schoolOf returns 10 GiB for users of a school and persons with a school account, and 1 GiB for others', async () => {
  const usual = async (id: string) => (await school.schoolOf(database, id)).usual;
  expect(await usual('chen')).toBe(10 * GIB);
  expect(await usual('person')).toBe(10 * GIB);
  expect(await usual('stranger')).toBe(GIB);
  expect(await school.schoolOf(database, 'none')).toEqual({ id: '', capacity: null, usual: 10 * GIB });
});

it('setSchoolCapacities keeps omitted values, and null removes a limit', async () => {
  await school.setSchoolCapacities(database, 'a', {});
  await school.setSchoolCapacities(database, 'a', { personCapacity: 70 });
  await school.setSchoolCapacities(database, 'a', { capacity: 100 });
  expect(await school.schoolOf(database, 'chen')).toEqual({ id: 'a', capacity: 100, usual: 70 });
  expect((await school.schoolOf(database, 'wang')).capacity).toBeNull();
  await school.setSchoolCapacities(database, 'a', { personCapacity: null });
  expect(await school.schoolOf(database, 'chen')).toEqual({ id: 'a', capacity: 100, usual: 10 * GIB });
});

it('checkSchool counts the bytes of all users of the school', async () => {
  await takeSpace(database, 'chen', 30);
  await takeSpace(database, 'li', 20);
  await takeSpace(database, 'wang', 1_000);
  await school.checkSchool(database, 'a', 60, 10);
  await expect(school.checkSchool(database, 'a', 60, 11)).rejects.toMatchObject({
    code: 'SCHOOL_CAPACITY_NOT_ENOUGH',
  });
});

it('readSchoolSpace returns the used bytes and the limits of the school', async () => {
  await school.setSchoolCapacities(database, 'a', { personCapacity: 80 });
  expect(await school.readSchoolSpace(database, 'a')).toEqual({
    used: 50,
    capacity: 100,
    personCapacity: 80,
    usualCapacity: 10 * GIB,
  });
  expect(await school.readSchoolSpace(database, 'none')).toMatchObject({ used: 0, capacity: null });
});

it("readSpaces returns each user's own capacity before that of the school", async () => {
  await school.setCapacity(database, 'li', 99);
  const spaces = await school.readSpaces(database, ['chen', 'li', 'wang', 'none']);
  expect(Object.fromEntries(spaces)).toEqual({
    chen: { used: 30, capacity: 80, own: false },
    li: { used: 20, capacity: 99, own: true },
    wang: { used: 1_000, capacity: 10 * GIB, own: false },
  });
  await school.setCapacity(database, 'li', null);
  expect((await school.readSpaces(database, ['li'])).get('li')).toEqual({
    used: 20,
    capacity: 80,
    own: false,
  });
});
