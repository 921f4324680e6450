import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePiece } from './written-piece.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-piece-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('writes the parts in their order, and returns size and checksum', async () => {
  const path = join(folder, 'whole');
  const seen: string[] = [];
  const parts = ['one', 'two', 'three'].map((text) => Buffer.from(text));
  const written = await writePiece(Readable.from(parts), path, (part) => seen.push(String(part)));
  expect(written).toEqual({ size: 11, checksum: crc32('onetwothree') });
  expect(await readFile(path, 'utf8')).toBe('onetwothree');
  expect(seen).toEqual(['one', 'two', 'three']);
});

it('frees the memory of each part that it has written', async () => {
  const part = Buffer.from(new Uint8Array(8).buffer);
  await writePiece(Readable.from([part]), join(folder, 'freed'));
  expect(part.byteLength).toBe(0);
});

it('rejects and leaves no file when the stream breaks off', async () => {
  const path = join(folder, 'broken');
  const source = new PassThrough();
  const writing = writePiece(source, path);
  source.write('abc');
  source.destroy();
  await expect(writing).rejects.toThrow('the stream broke off');
  expect(existsSync(path)).toBe(false);
  await expect(writePiece(source, path)).rejects.toThrow();
});

it('rejects with the error of the stream', async () => {
  const source = new PassThrough();
  const writing = writePiece(source, join(folder, 'error'), () => source.destroy(new Error('reset')));
  source.write('abc');
  await expect(writing).rejects.toThrow('reset');
});

it('does not overwrite a file', async () => {
  const path = join(folder, 'there');
  await writeFile(path, 'before');
  await expect(writePiece(Readable.from([Buffer.from('x')]), path)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(path, 'utf8')).toBe('before');
});
