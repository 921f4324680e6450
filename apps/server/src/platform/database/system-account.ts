import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An account of the operating system that is not root. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: a process of root runs it as the first of these that exists. */
const PREFERRED = ['postgres', 'lectern', 'nobody'];

/** Undefined when this process is not root: then PostgreSQL runs as the same user. */
export async function unprivilegedAccount(): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = new Map<string, SystemAccount>();
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  for (const line of lines) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  for (const name of PREFERRED) {
    const account = accounts.get(name);
    if (account) return account;
  }
  // The kernel needs no entry in /etc/passwd; 65534 is nobody on every system.
  return { uid: 65534, gid: 65534 };
}

/**
 * Whether the account may pass through every folder of an existing path (by permission bits, without access control
 * lists).
 */
export async function canEnter(account: SystemAccount, folder: string): Promise<boolean> {
  for (let place = folder; ; place = dirname(place)) {
    const { mode, uid, gid } = await stat(place);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (place === dirname(place)) return true;
  }
}
