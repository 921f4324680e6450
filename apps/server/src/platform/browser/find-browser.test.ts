import { chmod, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lectern-browser-')));
  for (const name of ['chromium', 'plain']) await writeFile(join(folder, name), '');
  await chmod(join(folder, 'chromium'), 0o755);
  await chmod(join(folder, 'plain'), 0o644);
  await symlink(join(folder, 'chromium'), join(folder, 'link'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('findBrowser returns the configured program with its links resolved', async () => {
  expect(await findBrowser(join(folder, 'link'), '')).toBe(join(folder, 'chromium'));
});

it('findBrowser searches no other place when the configured program does not exist or cannot be executed', async () => {
  expect(await findBrowser(join(folder, 'none'), folder)).toBeUndefined();
  expect(await findBrowser(join(folder, 'plain'), folder)).toBeUndefined();
});
