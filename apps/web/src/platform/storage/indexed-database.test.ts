import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answered, openDatabase, stored } from './indexed-database.ts';

let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
});
afterEach(() => vi.unstubAllGlobals());

const make = (database: IDBDatabase) => void database.createObjectStore('values');

it('creates the tables once, and again for a new version', async () => {
  const made = vi.fn(make);
  (await openDatabase('a', made)).close();
  (await openDatabase('a', made)).close();
  expect(made).toHaveBeenCalledOnce();
  const again = vi.fn();
  const database = await openDatabase('a', again, 2);
  expect([again.mock.calls.length, database.version]).toEqual([1, 2]);
});

it('closes the connection when another window upgrades the database', async () => {
  await openDatabase('a', make);
  await expect(openDatabase('a', () => undefined, 2)).resolves.toMatchObject({ version: 2 });
});

it('rejects when another window keeps an older version open', async () => {
  const held = await openDatabase('a', make);
  held.onversionchange = null;
  await expect(openDatabase('a', () => undefined, 2)).rejects.toThrow('IndexedDB is blocked');
});

it('rejects when the stored version is newer', async () => {
  (await openDatabase('a', make, 3)).close();
  await expect(openDatabase('a', make, 2)).rejects.toMatchObject({ name: 'VersionError' });
});

it('resolves to the result of a request, or rejects with its error', async () => {
  const database = await openDatabase('a', make);
  const table = database.transaction('values', 'readwrite').objectStore('values');
  await answered(table.add('one', 1));
  expect(await answered(table.get(1))).toBe('one');
  await expect(answered(table.add('two', 1))).rejects.toMatchObject({ name: 'ConstraintError' });
});

it('resolves when a transaction is stored, and rejects when it was aborted', async () => {
  const database = await openDatabase('a', make);
  const written = database.transaction('values', 'readwrite');
  written.objectStore('values').put('one', 1);
  await stored(written);
  const aborted = database.transaction('values', 'readwrite');
  aborted.objectStore('values').put('two', 1);
  const end = stored(aborted);
  aborted.abort();
  await expect(end).rejects.toThrow();
  expect(await answered(database.transaction('values').objectStore('values').get(1))).toBe('one');
});
