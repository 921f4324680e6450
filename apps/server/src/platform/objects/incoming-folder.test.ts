import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { incomingFolder, sweepIncoming } from './incoming-folder.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 8, 2);
let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'lectern-incoming-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

async function set(path: string, age: number): Promise<void> {
  const at = new Date(NOW - age);
  await utimes(join(store, 'incoming', path), at, at);
}

it('incomingFolder returns another folder for each process', () => {
  expect(incomingFolder(store)).not.toBe(incomingFolder(store));
  expect(incomingFolder(store).startsWith(join(store, 'incoming/'))).toBe(true);
});

it('sweepIncoming removes files without a write for a day, and empty folders', async () => {
  for (const folder of ['one', 'two']) await mkdir(join(store, 'incoming', folder), { recursive: true });
  for (const file of ['one/left', 'one/fresh', 'two/left', 'left'])
    await writeFile(join(store, 'incoming', file), '');
  for (const file of ['one/left', 'two/left', 'left']) await set(file, DAY);
  await set('one/fresh', DAY - 1);
  await sweepIncoming(store, NOW);
  expect((await readdir(join(store, 'incoming'))).sort()).toEqual(['one', 'two']);
  expect(await readdir(join(store, 'incoming/one'))).toEqual(['fresh']);
  // The folder has changed by the removal of its file, so it is removed a day later.
  await set('two', DAY);
  await set('one', DAY);
  await sweepIncoming(store, NOW);
  expect(await readdir(join(store, 'incoming'))).toEqual(['one']);
});

it('sweepIncoming does nothing without a folder', async () => {
  await expect(sweepIncoming(join(store, 'none'), NOW)).resolves.toBeUndefined();
});
