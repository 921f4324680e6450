import { opendir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@lectern/base';

/** A file without a write for this long was left behind, milliseconds: no upload takes as long. */
const LEFT_AFTER_MS = 24 * 3_600_000;

/**
 * The folder in which a process receives files before they are moved to the store: one per process, as other nodes may
 * share the store.
 */
export function incomingFolder(store: string): string {
  return join(store, 'incoming', newId());
}

/** Removes partly received files of processes that have ended. Files that another process is receiving stay. */
export async function sweepIncoming(store: string, now: number = Date.now()): Promise<void> {
  const incoming = join(store, 'incoming');
  for (const folder of await namesIn(incoming)) {
    const place = join(incoming, folder);
    for (const file of await namesIn(place)) await removeIfLeft(join(place, file), now);
    // A file of an earlier version; or the folder of a process, which is removed when it is empty.
    await removeIfLeft(place, now);
  }
}

async function removeIfLeft(path: string, now: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found || now - found.mtimeMs < LEFT_AFTER_MS) return;
  await (found.isDirectory() ? rmdir(path) : rm(path, { force: true })).catch(() => undefined);
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) names.push(name);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  }
  return names;
}
