import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LecternError } from '@lectern/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

let folder: string;
let store: ObjectStore;
let claimed: string[];
let isFull: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-store-'));
  claimed = [];
  isFull = false;
  store = createFolderStore(folder, async (hash) => void claimed.push(hash), {
    check() {
      if (isFull) throw new LecternError('STORAGE_FULL');
    },
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
async function* parts(...texts: string[]) {
  for (const part of texts) yield Buffer.from(part);
}
async function listed(): Promise<readonly string[]> {
  const hashes: string[] = [];
  for await (const hash of store.list()) hashes.push(hash);
  return hashes.sort();
}
/** Temporary files. */
const left = async () =>
  (await readdir(join(folder, 'incoming'), { recursive: true })).filter((name) => name.includes('/'));

it('stores bytes under their hash and claims it, and reads them whole or in part', async () => {
  const hash = hashOf('abcdef');
  expect(await store.put(Buffer.from('abcdef'))).toEqual({ hash, size: 6 });
  expect(await store.putStream(parts('gh', 'i'), 3)).toEqual({ hash: hashOf('ghi'), size: 3 });
  expect(claimed).toEqual([hash, hashOf('ghi')]);
  expect(Buffer.from(await store.get(hash)).toString()).toBe('abcdef');
  expect(await text(await store.stream(hash))).toBe('abcdef');
  expect(await text(await store.stream(hash, [1, 3]))).toBe('bcd');
  expect([await store.has(hash), await store.size(hash)]).toEqual([true, 6]);
  expect(await listed()).toEqual([hash, hashOf('ghi')].sort());
  expect(await left()).toEqual([]);
});

it('replaces a file of another size, which a crash has left', async () => {
  const hash = hashOf('abc');
  await store.put(Buffer.from('abc'));
  const path = join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);
  await writeFile(path, 'x');
  await store.put(Buffer.from('abc'));
  expect(Buffer.from(await store.get(hash)).toString()).toBe('abc');
  await writeFile(path, 'x');
  await store.putStream(parts('abc'), 9);
  expect(await store.size(hash)).toBe(3);
});

it('throws STORAGE_FULL without space, but not for bytes that are stored already', async () => {
  await store.put(Buffer.from('abc'));
  isFull = true;
  await expect(store.put(Buffer.from('abc'))).resolves.toMatchObject({ size: 3 });
  await expect(store.put(Buffer.from('other'))).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  await expect(store.putStream(parts('other'), 9)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  expect(await listed()).toEqual([hashOf('abc')]);
});

it('stores nothing when the stream is too long or rejected', async () => {
  await expect(store.putStream(parts('abc'), 2)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  const reject = () => Promise.reject(new Error('rejected'));
  await expect(store.putStream(parts('abc'), 9, reject)).rejects.toThrow('rejected');
  expect(await listed()).toEqual([]);
  expect(claimed).toEqual([]);
  expect(await left()).toEqual([]);
});

it('leaves no temporary file when the claim fails', async () => {
  const failing = createFolderStore(folder, () => Promise.reject(new Error('unavailable')));
  await expect(failing.put(Buffer.from('a'))).rejects.toThrow('unavailable');
  await expect(failing.putStream(parts('a'), 9)).rejects.toThrow('unavailable');
  expect(await listed()).toEqual([]);
  expect(await left()).toEqual([]);
});

it('throws ASSET_NOT_FOUND for a missing object and for a text that is no hash', async () => {
  const missing = hashOf('missing');
  await expect(store.get(missing)).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' });
  await expect(store.stream(missing)).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' });
  await expect(store.get('../owner')).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' });
  expect([await store.has(missing), await store.size(missing)]).toEqual([false, undefined]);
});

it('deletes an object, and does nothing when it does not exist', async () => {
  const { hash } = await store.put(Buffer.from('abc'));
  await store.delete(hash);
  await store.delete(hash);
  expect(await store.has(hash)).toBe(false);
});

it('belongs to the first installation that asks, and does not list its file', async () => {
  expect(await store.owner('first')).toBe('first');
  expect(await store.owner('second')).toBe('first');
  expect(await listed()).toEqual([]);
});
