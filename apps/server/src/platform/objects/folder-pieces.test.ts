import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LecternError } from '@lectern/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderPieces } from './folder-pieces.ts';

let folder: string;
let isFull = false;
const room = {
  check() {
    if (isFull) throw new LecternError('STORAGE_FULL');
  },
};
const store = () => createFolderPieces(folder, room);
const bytes = (text: string) => Readable.from([Buffer.from(text)]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-pieces-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(file: string, name: string): Promise<readonly string[]> {
  const parts: string[] = [];
  for await (const part of store().read(file, name, Buffer.alloc(4))) parts.push(String(part));
  return parts;
}

it('a piece is read in parts of the given buffer until it is deleted', async () => {
  const { name, size } = await store().put('a', bytes('abcdefgh12'));
  expect(size).toBe(10);
  expect(await read('a', name)).toEqual(['abcd', 'efgh', '12']);
  await store().delete('a', name);
  expect(await read('a', name)).toEqual([]);
  await expect(store().delete('a', name)).resolves.toBeUndefined();
});

it('deleteAll removes the pieces of one file', async () => {
  const [first, other] = [await store().put('b', bytes('1')), await store().put('c', bytes('2'))];
  await store().deleteAll('b');
  expect(await read('b', first.name)).toEqual([]);
  expect(await read('c', other.name)).toEqual(['2']);
});

it('put throws STORAGE_FULL without space, and writes nothing', async () => {
  isFull = true;
  await expect(store().put('d', bytes('1'))).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  isFull = false;
  expect(await readdir(folder)).not.toContain('d');
});

it('files returns the files without a new piece since a time', async () => {
  for (const file of ['old', 'new']) await store().put(file, bytes('1'));
  await utimes(join(folder, 'old'), 1, 1);
  await utimes(join(folder, 'new'), 2, 2);
  const found: string[] = [];
  for await (const file of store().files(2_000)) found.push(file);
  expect(found).toEqual(['old']);
  for await (const _ of createFolderPieces(join(folder, 'none')).files(9)) expect.unreachable();
});
