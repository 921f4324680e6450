import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAlive, runningPostmaster } from './postmaster-file.ts';

let folder: string;
/** A process whose command contains `postgres`. */
const server = spawn('sleep', ['60'], { argv0: 'postgres', stdio: 'ignore' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-postmaster-'));
});
afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true, force: true });
});

async function running(pid: number | string | undefined, status: string) {
  const lines = [pid, '/data', '1', '5432', '/socket', '', '1 2', ` ${status} `];
  await writeFile(join(folder, 'postmaster.pid'), lines.join('\n'));
  return runningPostmaster(folder);
}

it.each(['ready', 'stopping', 'standby', 'starting'])(
  'returns a running server that is %s',
  async (status) => {
    expect(await running(server.pid, status)).toEqual({ pid: server.pid, socketFolder: '/socket', status });
  },
);

it('counts an unknown status as starting', async () => {
  expect(await running(server.pid, 'other')).toMatchObject({ status: 'starting' });
});

it('returns undefined for a process of another program, none, or no file', async () => {
  expect(await running(1, 'ready')).toBeUndefined();
  expect(await running('text', 'ready')).toBeUndefined();
  expect(await running(2 ** 22 + 5, 'ready')).toBeUndefined();
  expect(await runningPostmaster(join(folder, 'nowhere'))).toBeUndefined();
});

it('isAlive is true for a process of any user and false for none', () => {
  expect(isAlive(1)).toBe(true);
  expect(isAlive(2 ** 22 + 5)).toBe(false);
});
