import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileBytes, inMemory, isMissingFile, piecesOf } from './file-bytes.ts';

const PIECE = 262_144;

async function lengths(size: number, overlap: number): Promise<readonly number[]> {
  const bytes = Buffer.from(Array.from({ length: size }, (_, at) => at % 251));
  const found: number[] = [];
  let at = 0;
  for await (const piece of piecesOf(inMemory(bytes), overlap)) {
    const start = Math.max(0, at - overlap);
    expect(piece.equals(bytes.subarray(start, start + piece.length))).toBe(true);
    found.push(piece.length);
    at += PIECE;
  }
  return found;
}

it('piecesOf returns pieces of 256 KB, each after the last bytes of the previous piece', async () => {
  expect(await lengths(PIECE, 0)).toEqual([PIECE]);
  expect(await lengths(PIECE + 1, 0)).toEqual([PIECE, 1]);
  expect(await lengths(PIECE * 2 + 5, 10)).toEqual([PIECE, PIECE + 10, 15]);
  expect(await lengths(0, 10)).toEqual([]);
});

it('reads bytes of a file, and fewer at its end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bytes-'));
  await writeFile(join(folder, 'file'), 'abcdef');
  const handle = await open(join(folder, 'file'), 'r');
  for (const file of [fileBytes(handle, 6), inMemory(Buffer.from('abcdef'))]) {
    expect(file.size).toBe(6);
    expect(String(await file.read(1, 3))).toBe('bcd');
    expect(String(await file.read(4, 9))).toBe('ef');
    expect(String(await file.read(9, 1))).toBe('');
    const into = Buffer.alloc(4);
    expect(await file.fill(4, into)).toBe(2);
    expect(into.toString('latin1')).toBe('ef\0\0');
  }
  // No byte beyond the size that was received is read.
  expect(String(await fileBytes(handle, 3).read(1, 9))).toBe('bc');
  await handle.close();
  await rm(folder, { recursive: true });
});

it('isMissingFile is true for ENOENT only', () => {
  expect(isMissingFile(Object.assign(new Error(), { code: 'ENOENT' }))).toBe(true);
  expect(isMissingFile(Object.assign(new Error(), { code: 'EACCES' }))).toBe(false);
  expect(isMissingFile({ code: 'ENOENT' })).toBe(false);
});
