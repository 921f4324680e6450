import { existsSync } from 'node:fs';
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, which Linux provides for shared memory. */
const MEMORY = '/dev/shm';
/** Memory that the databases and files of all server tests need, bytes, with a reserve. */
const NEEDED_BYTES = 4e9;

/**
 * Creates a folder for data that a test deletes. It is in memory if there is enough: creating a database there takes a
 * quarter of the processor time, and nothing waits for a disk. The caller deletes the folder.
 */
export async function testFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasSpace()) ? MEMORY : tmpdir(), prefix));
}

async function hasSpace(): Promise<boolean> {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = await statfs(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES;
}
