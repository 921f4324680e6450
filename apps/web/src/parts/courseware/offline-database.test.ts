import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { keptCopy } from '../kept-copies.ts';
import { OfflineDatabase, type UpdatesReader } from './offline-database.ts';

const MONTH = 30 * 86_400_000;
const bytes = (...values: number[]) => new Uint8Array(values);
const joined = (updates: readonly Uint8Array[]) => bytes(...updates.flatMap((update) => [...update]));

let database: OfflineDatabase;
let userId: string;
beforeEach(() => {
  userId = newId();
  database = new OfflineDatabase(userId);
  onTestFinished(() => database.close());
});

/** A reader that knows these updates; `taken` are the others. */
function readerOf(known: readonly string[], isNew = true): UpdatesReader & { readonly taken: number[][] } {
  const taken: number[][] = [];
  return {
    taken,
    isKnown: (name) => known.includes(name),
    takeIn: (updates) => {
      taken.push(...updates.map(({ update }) => [...update]));
      return isNew && updates.length > 0;
    },
  };
}
const contents = async (id: string) => (await database.read(id)).map(({ update }) => [...update]);
const copyOf = (id: string) => keptCopy(userId, id);

it('returns the updates of a document in their order, each under its name', async () => {
  const first = await database.add('c1', bytes(1), 'others', 1);
  const second = await database.add('c1', bytes(2), 'others', 1);
  await database.add('c2', bytes(3), 'others', 1);
  expect(await database.read('c1')).toMatchObject([
    { name: first, update: bytes(1) },
    { name: second, update: bytes(2) },
  ]);
  expect(await contents('c3')).toEqual([]);
});

it('an edit marks the copy as unsaved until it is saved; updates by others do not', async () => {
  await database.add('c1', bytes(1), 'others', 1);
  expect(await copyOf('c1')).toBe('saved');
  const edit = await database.add('c1', bytes(2), 'user', 1);
  await database.add('c1', bytes(3), 'others', 1);
  expect([await copyOf('c1'), await database.unsaved()]).toEqual(['unsaved', ['c1']]);
  const all = (await database.read('c1')).map(({ name }) => name);
  expect(all).toContain(edit);
  await database.markSaved('c1', readerOf(all), 2);
  expect([await copyOf('c1'), await database.unsaved()]).toEqual(['saved', []]);
});

it('a copy stays unsaved when another window has written something new', async () => {
  const own = await database.add('c1', bytes(1), 'user', 1);
  await database.add('c1', bytes(2), 'user', 1);
  const reader = readerOf([own]);
  await database.markSaved('c1', reader, 2);
  expect([reader.taken, await copyOf('c1')]).toEqual([[[2]], 'unsaved']);
  await database.markSaved('c1', readerOf([own], false), 2);
  expect(await copyOf('c1')).toBe('saved');
});

describe('replace', () => {
  it('merges all updates into one, and reads the unknown ones', async () => {
    const own = await database.add('c1', bytes(1), 'others', 1);
    await database.add('c1', bytes(2), 'others', 1);
    const reader = readerOf([own]);
    const name = await database.replace('c1', reader, joined, { at: 2, unsaved: false });
    expect(reader.taken).toEqual([[2]]);
    expect(await database.read('c1')).toMatchObject([{ name, update: bytes(1, 2) }]);
    expect(await copyOf('c1')).toBe('unsaved');
  });

  it.each([
    [true, 'unsaved'],
    [false, 'saved'],
  ])('keeps the mark unsaved %s when nothing was new', async (unsaved, copy) => {
    const own = await database.add('c1', bytes(1), 'others', 1);
    await database.replace('c1', readerOf([own]), joined, { at: 2, unsaved });
    expect(await copyOf('c1')).toBe(copy);
  });
});

it('gather merges the known updates of at most 64 KB', async () => {
  const large = new Uint8Array(65_537).fill(9);
  const limit = new Uint8Array(65_536).fill(8);
  const names = [
    await database.add('c1', bytes(1), 'others', 1),
    await database.add('c1', large, 'others', 1),
    await database.add('c1', limit, 'others', 1),
  ];
  await database.add('c1', bytes(7), 'others', 1);
  await database.gather('c1', readerOf(names), joined);
  expect((await contents('c1')).map((each) => [each.length, each[0]])).toEqual([
    [65_537, 9],
    [1, 7],
    [65_537, 1],
  ]);
});

it('gather changes nothing without known small updates', async () => {
  await database.add('c1', bytes(1), 'others', 1);
  await database.gather('c1', readerOf([]), joined);
  expect(await contents('c1')).toEqual([[1]]);
});

it('forget keeps unsent edits, and drop does not', async () => {
  await database.add('c1', bytes(1), 'user', 1);
  await database.add('c2', bytes(1), 'others', 1);
  await database.forget('c1');
  await database.forget('c2');
  expect([await copyOf('c1'), await copyOf('c2')]).toEqual(['unsaved', 'nothing']);
  await database.drop('c1');
  expect([await copyOf('c1'), await database.unsaved()]).toEqual(['nothing', []]);
});

it('prune deletes saved copies that were not used for more than a month, or all saved copies', async () => {
  await database.add('old', bytes(1), 'others', 0);
  await database.add('month', bytes(1), 'others', 1);
  await database.add('edited', bytes(1), 'user', 0);
  await database.prune(MONTH + 1);
  expect([await copyOf('old'), await copyOf('month'), await copyOf('edited')]).toEqual([
    'nothing',
    'saved',
    'unsaved',
  ]);
  await database.prune(MONTH + 1, true);
  expect([await copyOf('month'), await copyOf('edited')]).toEqual(['nothing', 'unsaved']);
});
