import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProgram } from './find-program.ts';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lectern-find-')));
  for (const name of ['one', 'two']) await mkdir(at(name));
  await writeFile(at('one', 'text'), '');
  await chmod(at('one', 'text'), 0o644);
  for (const file of [at('one', 'late'), at('two', 'early'), at('two', 'text')]) {
    await writeFile(file, '');
    await chmod(file, 0o755);
  }
  await symlink(at('two', 'early'), at('one', 'linked'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const find = (...names: string[]) => findProgram(names, `relative:${at('one')}:${at('two')}`);

it('findProgram returns the first program in the first folder that has one', async () => {
  expect(await find('early', 'late')).toBe(at('one', 'late'));
  expect(await find('early')).toBe(at('two', 'early'));
});

it('findProgram skips files that cannot be executed, and resolves links', async () => {
  expect(await find('text')).toBe(at('two', 'text'));
  expect(await find('linked')).toBe(at('two', 'early'));
});

it('findProgram returns undefined when no folder has the program, or the folders are relative', async () => {
  expect(await find('none')).toBeUndefined();
  expect(await findProgram(['late'], 'one:.')).toBeUndefined();
  expect(await findProgram(['late'], '')).toBeUndefined();
});
