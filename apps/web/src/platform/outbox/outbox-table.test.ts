import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { BrowserOutboxTable } from './outbox-table.ts';

afterEach(() => vi.unstubAllGlobals());

it('returns stored messages in their order, to every window, with increasing keys', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const table = new BrowserOutboxTable<string>('box');
  await table.add('a');
  await table.add('b');
  const all = await new BrowserOutboxTable<string>('box').all();
  expect(all).toEqual([
    { key: 1, message: 'a' },
    { key: 2, message: 'b' },
  ]);
});

it('removes the messages with these keys only', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const table = new BrowserOutboxTable<string>('box');
  for (const message of ['a', 'b', 'c']) await table.add(message);
  await table.remove([1, 3]);
  expect(await table.all()).toEqual([{ key: 2, message: 'b' }]);
});

it('keeps messages in memory, under negative keys, when the browser refuses storage', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const table = new BrowserOutboxTable<string>('box');
  await table.add('a');
  await table.add('b');
  expect(await table.all()).toEqual([
    { key: -1, message: 'a' },
    { key: -2, message: 'b' },
  ]);
  await table.remove([-1]);
  expect(await table.all()).toEqual([{ key: -2, message: 'b' }]);
});

it('keeps a message that cannot be stored in memory, after the stored messages', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const table = new BrowserOutboxTable<unknown>('box');
  const run = () => 1;
  await table.add(run);
  await table.add('b');
  expect(await table.all()).toEqual([
    { key: 1, message: 'b' },
    { key: -1, message: run },
  ]);
  await table.remove([-1, 1]);
  expect(await table.all()).toEqual([]);
});
