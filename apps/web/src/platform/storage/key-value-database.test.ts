import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyValueDatabase } from './key-value-database.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each(['a database', 'memory only'])('with %s', (storage) => {
  beforeEach(() => vi.stubGlobal('indexedDB', storage === 'memory only' ? undefined : new IDBFactory()));

  it('returns the stored value, and undefined for an unknown key', async () => {
    const values = new KeyValueDatabase('v');
    await values.put('a', { n: 1 });
    expect([await values.get('a'), await values.get('b')]).toEqual([{ n: 1 }, undefined]);
  });

  it('deletes a value only when the condition accepts it', async () => {
    const values = new KeyValueDatabase('v');
    await values.put('a', 1);
    expect(await values.deleteIf('a', (value) => value === 2)).toBe(false);
    expect(await values.get('a')).toBe(1);
    expect(await values.deleteIf('a', (value) => value === 1)).toBe(true);
    expect(await values.get('a')).toBeUndefined();
  });

  it('deletes a value without a condition', async () => {
    const values = new KeyValueDatabase('v');
    await values.put('a', 1);
    await values.delete('a');
    expect(await values.get('a')).toBeUndefined();
  });
});

it('another object reads the values of the same database, not of another', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await new KeyValueDatabase('v').put('a', 1);
  expect(await new KeyValueDatabase('v').get('a')).toBe(1);
  expect(await new KeyValueDatabase('w').get('a')).toBeUndefined();
});

it('opens the database again after another window has upgraded it', async () => {
  const factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  const values = new KeyValueDatabase('v');
  await values.put('a', 1);
  const deleted = new Promise((resolve) => {
    factory.deleteDatabase('v').onsuccess = resolve;
  });
  await deleted;
  expect(await values.get('a')).toBeUndefined();
  await values.put('a', 2);
  expect(await new KeyValueDatabase('v').get('a')).toBe(2);
});

it('tries the database again after a failure', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const values = new KeyValueDatabase('v');
  await values.put('a', 1);
  vi.stubGlobal('indexedDB', new IDBFactory());
  await values.put('a', 2);
  expect(await new KeyValueDatabase('v').get('a')).toBe(2);
});
