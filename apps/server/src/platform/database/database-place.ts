import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canEnter, type SystemAccount } from './system-account.ts';

export interface DatabasePlace {
  /** Contains the cluster, its password, its socket and its log. */
  readonly folder: string;
  /** Folder to which the server's programs may be copied when its account cannot reach them. */
  readonly spareFolder: string;
}

/** Used only by root, when the data folder is inside a folder that only root can enter (such as /root). */
const ELSEWHERE = '/var/lib/lectern';

/**
 * The folder of the cluster: under the data folder, unless the account that PostgreSQL runs as cannot reach it. Then it
 * is under /var/lib/lectern, and a file in the data folder names it, so that a fresh data folder never uses an old
 * cluster.
 */
export async function placeDatabase(
  dataFolder: string,
  account: SystemAccount | undefined,
): Promise<DatabasePlace> {
  const note = join(dataFolder, 'database-elsewhere');
  const noted = await readFile(note, 'utf8').catch(() => undefined);
  // The data folder may be made passable (its content stays closed); the folders above it may not be changed.
  if (account) await passable(dataFolder);
  if (noted === undefined && (!account || (await canEnter(account, dataFolder)))) {
    return { folder: await passable(join(dataFolder, 'database')), spareFolder: ELSEWHERE };
  }
  await passable(ELSEWHERE);
  const folder = noted?.trim() ?? join(ELSEWHERE, randomBytes(8).toString('hex'));
  if (noted === undefined) await writeFile(note, `${folder}\n`, { mode: 0o600, flush: true });
  return { folder: await passable(folder), spareFolder: ELSEWHERE };
}

const PASS = 0o111;

async function passable(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { mode } = await stat(folder);
  if ((mode & PASS) !== PASS) await chmod(folder, (mode & 0o777) | PASS);
  return folder;
}
