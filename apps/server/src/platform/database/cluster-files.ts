import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, link, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OwnPostgresError } from './postgres-binaries.ts';
import { isAlive } from './postmaster-file.ts';
import type { SystemAccount } from './system-account.ts';

/** A socket's path has at most 107 bytes; for a longer path the system's temporary folder is used. */
export async function makeSocketFolder(folder: string, account: SystemAccount | undefined): Promise<string> {
  const near = join(folder, 'socket');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const place = Buffer.byteLength(near) <= 80 ? near : `/tmp/lectern-${name}`;
  await mkdir(place, { recursive: true, mode: 0o700 });
  const owner = account?.uid ?? process.getuid?.();
  const found = await lstat(place);
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new OwnPostgresError(`${place} belongs to another user`);
  }
  await chmod(place, 0o700);
  if (account) await chown(place, account.uid, account.gid);
  return place;
}

/** The first process creates the file; a link makes it appear whole or not at all. */
export async function readPassword(file: string): Promise<string> {
  if (!(await isFile(file))) {
    const half = `${file}.new-${process.pid}`;
    await writeFile(half, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
    await link(half, file).catch(() => undefined);
    await rm(half, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

export async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

export async function clearHalfMade(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.new-(\d+)/.exec(name)?.[1]);
    if (pid && pid !== process.pid && isAlive(pid)) continue;
    if (pid) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** PostgreSQL's log grows without end; a start deletes it when it is larger than 10 MB. */
export async function keepShort(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 10_000_000) await rm(logFile, { force: true });
}

export async function lastLines(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-3).join(' | ') || 'no output';
}
