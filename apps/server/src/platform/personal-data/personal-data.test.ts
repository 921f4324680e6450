import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/setup/test-database.ts';
import type { BareDatabase } from '../database/database.ts';
import { PersonalData } from './personal-data.ts';
import type { AnyPersonalRow } from './personal-row.ts';

type Tables = {
  organisation: { id: string; name: string; area_code_one: string | null; created_at: Date };
};

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let database: BareDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
  const row = (id: string, name: string, owner: string) => ({
    id,
    name,
    area_code_one: owner,
    created_at: new Date(0),
  });
  await database
    .withTables<Tables>()
    .insertInto('organisation')
    .values([row('2', 'a', 'chen'), row('1', 'b', 'chen'), row('3', 'c', 'li')])
    .execute();
});
afterAll(() => opened.close());

const about = { zh: '学校', en: 'schools' };
const rows = (...given: object[]) => given as unknown as readonly AnyPersonalRow[];

async function read(personal: PersonalData): Promise<object> {
  const found: Record<string, unknown[]> = {};
  for (const file of await personal.files()) {
    found[file.name] = [];
    for await (const item of (await file.read('chen')) as AsyncIterable<unknown>)
      found[file.name]?.push(item);
  }
  return found;
}

it('files returns the columns of the rows of the user, sorted by the first column', async () => {
  const personal = new PersonalData(database);
  personal.add(
    rows(
      {
        table: 'organisation',
        column: 'area_code_one',
        onCancel: 'keep',
        export: { file: 'schools.json', about, columns: ['id', 'name'] },
      },
      { table: 'organisation', column: 'name', onCancel: 'keep', export: { none: 'not personal' } },
      {
        table: 'organisation',
        column: 'id',
        onCancel: 'keep',
        export: {
          file: 'own.json',
          about,
          async *read(userId: string) {
            yield userId;
          },
        },
      },
    ),
  );
  personal.complete();
  expect(await read(personal)).toEqual({
    'schools.json': [
      { id: '1', name: 'b' },
      { id: '2', name: 'a' },
    ],
    'own.json': ['chen'],
  });
});

it('erase runs the features in reverse and deletes the rows of the user alone', async () => {
  const personal = new PersonalData(database);
  const removed: string[] = [];
  const remover = (name: string) => ({
    table: 'x',
    column: 'x',
    onCancel: { remove: async (userId: string) => void removed.push(`${name} ${userId}`) },
    export: { none: '' },
  });
  personal.add(rows(remover('first')));
  personal.add(
    rows(remover('second'), {
      table: 'organisation',
      column: 'area_code_one',
      onCancel: 'delete',
      export: { none: '' },
    }),
  );
  personal.complete();
  await personal.erase('chen');
  expect(removed).toEqual(['second chen', 'first chen']);
  const left = await database.withTables<Tables>().selectFrom('organisation').select('id').execute();
  expect(left).toEqual([{ id: '3' }]);
});

it('rows waits for all features, and rejects when one could not be registered', async () => {
  const personal = new PersonalData(database);
  let isComplete = false;
  const waiting = personal.rows().then(() => expect(isComplete).toBe(true));
  await new Promise((resolve) => setImmediate(resolve));
  isComplete = true;
  personal.complete();
  await waiting;
  const failing = new PersonalData(database);
  failing.fail(new Error('failed'));
  await expect(failing.rows()).rejects.toThrow('failed');
});
