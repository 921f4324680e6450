import { readLocal, removeLocal, writeLocal } from '../storage/local-store.ts';

const LEASE_MS = 15_000;
const POLL_MS = 100;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function leaseHolder(key: string): string | undefined {
  const [holder, until] = readLocal(key)?.split('@') ?? [];
  return holder !== undefined && Number(until) > Date.now() ? holder : undefined;
}

/** A lease in local storage, for pages without Web Locks; it expires when its window dies. */
async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = `lock.${name}`;
  const me = Math.random().toString(36).slice(2);
  for (;;) {
    if (leaseHolder(key) === undefined) {
      writeLocal(key, `${me}@${Date.now() + LEASE_MS}`);
      // Two windows may have written at once: the last one gets the lease.
      await wait(POLL_MS / 2);
      const holder = leaseHolder(key);
      if (holder === me || holder === undefined) break;
    }
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    if (leaseHolder(key) === me) removeLocal(key);
  }
}

/** Runs the work while no other window of this browser runs work of the same name. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // `locks` is missing in insecure contexts, although the types claim otherwise.
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? withLease(name, work) : await locks.request(`lectern-${name}`, work);
}
