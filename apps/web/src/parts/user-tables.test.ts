import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import { afterEach, describe, expect, it } from 'vitest';
import { UserTables } from './user-tables.ts';

const opened: UserTables[] = [];
function open(name = newId()): UserTables {
  const tables = new UserTables(name);
  opened.push(tables);
  return tables;
}
afterEach(async () => {
  for (const tables of opened.splice(0)) await tables.close();
});

function rawDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

describe("the tables of a browser's users", () => {
  it('have the form of version 3, each with an index by user', async () => {
    const name = newId();
    await open(name).read('userClassInfo', 'chen');
    const database = await rawDatabase(name);
    const names = ['userChapterInfo', 'userClassInfo', 'userFavorSubjectTools'];
    expect([database.version, [...database.objectStoreNames]]).toEqual([3, names]);
    const transaction = database.transaction(names);
    for (const table of names) expect([...transaction.objectStore(table).indexNames]).toEqual(['uid']);
    database.close();
  });

  it('contain one record per user, with the time of its last change, also after a reload', async () => {
    const name = newId();
    const tables = open(name);
    await tables.change('userClassInfo', 'chen', 1, () => ({ chosen: 'a' }));
    await tables.change('userClassInfo', 'li', 2, () => ({ chosen: 'b' }));
    await tables.change('userClassInfo', 'chen', 3, (before) => ({ ...before, count: 2 }));
    await tables.close();
    expect(await open(name).read('userClassInfo', 'chen')).toMatchObject({
      uid: 'chen',
      chosen: 'a',
      count: 2,
      lastUpdate: 3,
    });
    expect(await open(name).read('userChapterInfo', 'chen')).toBeUndefined();
  });

  it('apply two simultaneous changes one after the other', async () => {
    const tables = open();
    const add = () =>
      tables.change<{ count: number }>('userClassInfo', 'chen', 1, (before) => ({
        count: (before?.count ?? 0) + 1,
      }));
    await Promise.all(Array.from({ length: 10 }, add));
    expect(await tables.read('userClassInfo', 'chen')).toMatchObject({ count: 10 });
  });

  it('keep the thirty records that were changed last', async () => {
    const tables = open();
    for (let at = 0; at < 31; at++) await tables.change('userClassInfo', `user ${at}`, at, () => ({ at }));
    await tables.change('userClassInfo', 'user 1', 100, () => ({ at: 100 }));
    await tables.change('userClassInfo', 'user 40', 101, () => ({ at: 101 }));
    const has = async (user: number) => (await tables.read('userClassInfo', `user ${user}`)) !== undefined;
    expect(await Promise.all([0, 1, 2, 3, 40].map(has))).toEqual([false, true, false, true, true]);
  });

  it('delete the records of one user only', async () => {
    const tables = open();
    for (const uid of ['chen', 'li']) await tables.change('userClassInfo', uid, 1, () => ({ uid }));
    await tables.forget('userClassInfo', 'chen');
    expect(await tables.read('userClassInfo', 'chen')).toBeUndefined();
    expect(await tables.read('userClassInfo', 'li')).toBeDefined();
  });
});
