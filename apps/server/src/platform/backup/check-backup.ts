import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { opendir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isHash } from '../objects/object-store.ts';
import {
  BackupError,
  JOBS_FILE,
  MANIFEST_FILE,
  type Manifest,
  manifestShape,
  QUEUE_FOLDER,
} from './manifest.ts';

/** Throws BackupError for a folder without a complete backup of a known version. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupError(`${folder} contains no complete backup: ${MANIFEST_FILE} is missing`);
  const manifest = manifestShape.safeParse(parse(text));
  if (manifest.success) return manifest.data;
  throw new BackupError(
    `${folder} contains no backup that this version can read: ${MANIFEST_FILE} is invalid`,
  );
}

/** Compares the whole backup with the manifest, before any data are written. Throws BackupError. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const [table, expected] of Object.entries(manifest.tables)) {
    // The first line contains the column names.
    const count = (await countLines(join(folder, 'tables', `${table}.jsonl`))) - 1;
    if (count !== expected) {
      throw new BackupError(`the backup should contain ${expected} rows of ${table}, but contains ${count}`);
    }
  }
  for (const [table, expected] of Object.entries(manifest.queue?.tables ?? {})) {
    const count = (await countLines(join(folder, QUEUE_FOLDER, `${table}.jsonl`))) - 1;
    if (count !== expected)
      throw new BackupError(
        `the backup should contain ${expected} rows of the queue's ${table}, but contains ${count}`,
      );
  }
  const jobs = await countLines(join(folder, JOBS_FILE));
  if (jobs !== manifest.jobs)
    throw new BackupError(`the backup should contain ${manifest.jobs} jobs, but contains ${jobs}`);
  await checkObjects(folder, manifest);
}

async function checkObjects(folder: string, { objects }: Manifest): Promise<void> {
  let count = 0;
  let bytes = 0;
  for await (const { hash, path } of objectFiles(folder)) {
    const digest = createHash('sha256');
    for await (const piece of createReadStream(path)) {
      digest.update(piece);
      bytes += piece.length;
    }
    if (digest.digest('hex') !== hash) throw new BackupError(`the object ${hash} of the backup is damaged`);
    count += 1;
  }
  if (count === objects.count && bytes === objects.bytes) return;
  throw new BackupError(
    `the backup should contain ${objects.count} objects of ${objects.bytes} bytes, but contains ${count} of ${bytes}`,
  );
}

/** The objects of a backup, in no particular order. */
export async function* objectFiles(folder: string): AsyncGenerator<{ hash: string; path: string }, void> {
  for await (const entry of await opendir(join(folder, 'objects'), { recursive: true })) {
    if (entry.isFile() && isHash(entry.name))
      yield { hash: entry.name, path: join(entry.parentPath, entry.name) };
  }
}

/** The lines of a file, without empty lines. */
export async function* linesOf(path: string): AsyncGenerator<string, void> {
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line !== '') yield line;
  }
}

async function countLines(path: string): Promise<number> {
  let count = 0;
  try {
    for await (const _line of linesOf(path)) count += 1;
  } catch (cause) {
    throw new BackupError(`the backup lacks ${path}`, { cause });
  }
  return count;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
