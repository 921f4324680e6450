import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Data of a running PostgreSQL from `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly status: 'starting' | 'stopping' | 'ready' | 'standby';
}

/**
 * The PostgreSQL that runs on a cluster's folder. Undefined when none runs, also when a killed server left its file.
 * Lines of the file: PostgreSQL's src/include/utils/pidfile.h.
 */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !(await isPostgres(pid))) return undefined;
  const status = lines[7]?.trim();
  return {
    pid,
    socketFolder: lines[4] ?? '',
    status: status === 'ready' || status === 'stopping' || status === 'standby' ? status : 'starting',
  };
}

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The id may belong to another program by now; when the system cannot be asked, it counts as PostgreSQL. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
}
