import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readableSize, receiveFile } from './received-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-received-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const incoming = () => join(folder, 'incoming');

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

it('receiveFile writes the bytes and returns their hashes and size', async () => {
  const { path, ...received } = await receiveFile(
    pieces('ab', 'c'),
    incoming(),
    3,
    async ({ hash, file }) => {
      expect(hash).toBe(createHash('sha256').update('abc').digest('hex'));
      expect(String(await file.read(0, 9))).toBe('abc');
    },
  );
  expect(await readFile(path, 'utf8')).toBe('abc');
  expect(received).toEqual({
    size: 3,
    hash: createHash('sha256').update('abc').digest('hex'),
    md5: createHash('md5').update('abc').digest('base64'),
  });
  await rm(path);
});

it('receiveFile throws FILE_TOO_LARGE past the limit, and leaves no file', async () => {
  await expect(receiveFile(pieces('ab', 'cd'), incoming(), 3)).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    details: { size: '3 B' },
  });
  expect(await readdir(incoming())).toEqual([]);
});

it('receiveFile leaves no file when it is rejected', async () => {
  const look = () => Promise.reject(new Error('rejected'));
  await expect(receiveFile(pieces('a'), incoming(), 3, look)).rejects.toThrow('rejected');
  expect(await readdir(incoming())).toEqual([]);
});

it.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [1_048_575, '1024 KB'],
  [1_048_576, '1 MB'],
  [31_457_280, '30 MB'],
])('readableSize(%i) is %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text);
});
