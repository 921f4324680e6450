import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeJobFolder, sweepJobFolders } from './job-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lectern-jobs-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

it('makeJobFolder creates a read-only input and an empty output, and removes both', async () => {
  const job = await makeJobFolder(Buffer.from('bytes'), undefined, parent);
  expect(await readFile(job.input, 'utf8')).toBe('bytes');
  expect((await stat(job.input)).mode & 0o777).toBe(0o400);
  expect((await stat(job.output)).mode & 0o777).toBe(0o700);
  expect(await readdir(job.output)).toEqual([]);
  await job.remove();
  expect(await readdir(parent)).toEqual([]);
});

it('makeJobFolder leaves no folder when the input cannot be written', async () => {
  await expect(makeJobFolder('wrong' as never, { uid: Number.NaN, gid: 0 }, parent)).rejects.toThrow();
  expect(await readdir(parent)).toEqual([]);
});

it('sweepJobFolders removes folders of ended processes, and old ones of running processes', async () => {
  const job = await makeJobFolder(Buffer.from(''), undefined, parent);
  const folders = {
    ended: `lectern-jail-${2 ** 22 + 7}-a`,
    earlier: `lectern-jail-${process.pid}-b`,
    running: 'lectern-jail-1-c',
    runningLong: 'lectern-jail-1-d',
    unknown: 'lectern-jail-x-e',
    other: 'other-1',
  };
  for (const name of Object.values(folders)) await mkdir(join(parent, name));
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await utimes(join(parent, folders.running), at(9), at(9));
  await utimes(join(parent, folders.runningLong), at(11), at(11));
  expect(await sweepJobFolders(parent)).toBe(4);
  const kept = [dirname(job.input).slice(parent.length + 1), folders.running, folders.other];
  expect((await readdir(parent)).sort()).toEqual(kept.sort());
  await job.remove();
});

it('sweepJobFolders returns 0 for a folder that does not exist', async () => {
  expect(await sweepJobFolders(join(parent, 'none'))).toBe(0);
});
