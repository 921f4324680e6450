import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import { afterEach, expect, it, vi } from 'vitest';
import { stored } from '../platform/storage/indexed-database.ts';
import { keptCopy, openTables, UPDATES, USES } from './kept-copies.ts';

afterEach(() => vi.unstubAllGlobals());

/** A user's database with these updates, and uses by courseware. */
async function databaseOf(
  updates: readonly unknown[][],
  uses: Readonly<Record<string, object>>,
): Promise<string> {
  const userId = newId();
  const database = await openTables(userId);
  const transaction = database.transaction([UPDATES, USES], 'readwrite');
  for (const key of updates) transaction.objectStore(UPDATES).put(new Uint8Array([1]), key as IDBValidKey);
  for (const [id, use] of Object.entries(uses)) transaction.objectStore(USES).put(use, id);
  await stored(transaction);
  database.close();
  return userId;
}

it.each([
  [{ at: 1, unsaved: false }, 'saved'],
  [{ at: 1, unsaved: true }, 'unsaved'],
  [undefined, 'unsaved'],
])('a copy with the use %j is %s', async (use, copy) => {
  const userId = await databaseOf([['c1', 'w', 1]], use ? { c1: use } : {});
  expect(await keptCopy(userId, 'c1')).toBe(copy);
});

it('returns nothing for a courseware without updates, although another id begins with its id', async () => {
  const userId = await databaseOf(
    [
      ['c10', 'w', 1],
      ['b', 'w', 1],
    ],
    { c1: { at: 1, unsaved: true } },
  );
  expect(await keptCopy(userId, 'c1')).toBe('nothing');
});

it('returns nothing when the browser has no database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await keptCopy('chen', 'c1')).toBe('nothing');
});
