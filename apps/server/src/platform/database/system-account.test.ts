import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canEnter, unprivilegedAccount } from './system-account.ts';

let outer: string;
let inner: string;

beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'lectern-account-'));
  inner = join(outer, 'inner');
  await mkdir(inner);
});
afterAll(() => rm(outer, { recursive: true, force: true }));

/** Whether the owner, a member of the group and another account may enter a folder inside one with these permissions. */
async function entering(mode: number): Promise<readonly boolean[]> {
  await chmod(inner, 0o777);
  await chmod(outer, mode);
  const { uid, gid } = await stat(outer);
  const accounts = [
    { uid, gid },
    { uid: uid + 1, gid },
    { uid: uid + 1, gid: gid + 1 },
  ];
  return Promise.all(accounts.map((account) => canEnter(account, inner)));
}

it('canEnter reads the permission of the owner, the group or all others in every folder of the path', async () => {
  expect(await entering(0o711)).toEqual([true, true, true]);
  expect(await entering(0o700)).toEqual([true, false, false]);
  expect(await entering(0o710)).toEqual([true, true, false]);
  expect(await entering(0o666)).toEqual([false, false, false]);
});

it('unprivilegedAccount returns an account other than root, only for a process of root', async () => {
  const account = await unprivilegedAccount();
  if (process.getuid?.() === 0) expect(account?.uid).toBeGreaterThan(0);
  else expect(account).toBeUndefined();
});
