import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemAccount } from '../database/system-account.ts';

const PREFIX = 'lectern-jail-';
/** No job runs this long, milliseconds: an older folder was left by a killed process. */
const LEFT_AFTER_MS = 10 * 60_000;

/** The folders of this process's jobs. */
const own = new Set<string>();

/** The two folders of one job on this machine. */
export interface JobFolder {
  readonly input: string;
  readonly output: string;
  remove(): Promise<void>;
}

/** Creates a folder with the input, which only this program and `account` may enter. */
export async function makeJobFolder(
  bytes: Uint8Array,
  account: SystemAccount | undefined,
  parent: string = tmpdir(),
): Promise<JobFolder> {
  const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  own.add(folder);
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    own.delete(folder);
  };
  try {
    const input = join(folder, 'input');
    const output = join(folder, 'output');
    await writeFile(input, bytes);
    await chmod(input, 0o400);
    await mkdir(output, { mode: 0o700 });
    if (account) {
      for (const path of [input, output, folder]) await chown(path, account.uid, account.gid);
    }
    return { input, output, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes folders that killed processes left; returns their number. */
export async function sweepJobFolders(parent: string = tmpdir()): Promise<number> {
  const names = await readdir(parent).catch(() => []);
  let removed = 0;
  for (const name of names) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(parent, name);
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (own.has(folder) || (isRunning(owner) && !(await isOld(folder)))) continue;
    // Only its own account can remove another account's folder.
    await rm(folder, { recursive: true, force: true }).then(
      () => (removed += 1),
      () => undefined,
    );
  }
  return removed;
}

/** A folder with this process's own id is from an earlier process: in a container ids often repeat. */
function isRunning(id: number): boolean {
  if (!Number.isSafeInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isOld(folder: string): Promise<boolean> {
  const made = await stat(folder).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > LEFT_AFTER_MS;
}
