import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LecternError } from '@lectern/protocol';
import pg from 'pg';
import type { ObjectStore } from '../objects/object-store.ts';
import { BackupError, JOBS_FILE, MANIFEST_FILE, type Manifest, QUEUE_FOLDER } from './manifest.ts';
import {
  listQueueTables,
  listSequences,
  listTables,
  queueVersion,
  quotedName,
  type Table,
  tableFile,
} from './table-list.ts';

/** Unfinished jobs; queues whose names begin with two underscores are pg-boss's own. */
const WAITING_JOBS = `
  select id, name, data, retry_limit as "retryLimit", expire_seconds as "expireInSeconds"
    from job.job where state < 'completed' and left(name, 2) <> '__' order by created_on`;

/** Rows in memory at a time; some contain whole documents. */
const ROWS_AT_ONCE = 50;

export interface BackupSource {
  readonly pool: pg.Pool;
  readonly objects: ObjectStore;
}

/**
 * Writes all data into an empty folder: each table as JSON lines (every value in PostgreSQL's text form), including the
 * queue's tables, and every object. All rows are from one moment (a repeatable-read snapshot) while the program runs.
 * Objects are listed after that moment, so every object that a row names is included.
 */
export async function writeBackup(source: BackupSource, folder: string, now: number): Promise<Manifest> {
  await makeEmptyFolder(folder);
  const client = await source.pool.connect();
  let rows: Pick<Manifest, 'tables' | 'sequences' | 'migrations' | 'jobs' | 'queue'>;
  try {
    await client.query('begin isolation level repeatable read read only');
    rows = await writeRows(client, folder);
    await client.query('commit');
  } finally {
    client.release();
  }
  const objects = await writeObjects(source.objects, folder);
  const manifest: Manifest = { format: 'lectern-backup', version: 1, created_at: now, ...rows, objects };
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return manifest;
}

async function writeRows(
  client: pg.ClientBase,
  folder: string,
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations' | 'jobs' | 'queue'>> {
  const migrations = await client.query<{ name: string }>('select name from migration order by name');
  const tables: Record<string, number> = {};
  for (const table of await listTables(client)) tables[table.name] = await writeTable(client, table, folder);
  return {
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    sequences: await listSequences(client),
    jobs: await writeJobs(client, folder),
    ...(await writeQueue(client, folder)),
  };
}

async function writeQueue(client: pg.ClientBase, folder: string): Promise<Pick<Manifest, 'queue'>> {
  const version = await queueVersion(client);
  if (version === undefined) return {};
  const tables: Record<string, number> = {};
  for (const table of await listQueueTables(client))
    tables[table.name] = await writeTable(client, table, folder);
  return { queue: { version, tables } };
}

async function writeTable(client: pg.ClientBase, table: Table, folder: string): Promise<number> {
  const values = table.columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`);
  await client.query(
    `declare backup_rows no scroll cursor for select array[${values.join(',')}] as row from ${quotedName(table)}`,
  );
  const header = `${JSON.stringify(table.columns.map((column) => column.name))}\n`;
  const count = await writeLines(join(folder, tableFile(table)), header, async () => {
    const { rows } = await client.query<{ row: (string | null)[] }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    return rows.map(({ row }) => JSON.stringify(row));
  });
  await client.query('close backup_rows');
  return count;
}

async function writeJobs(client: pg.ClientBase, folder: string): Promise<number> {
  const { rows: found } = await client.query<{ queue: string | null }>(
    "select to_regclass('job.job') as queue",
  );
  // The queue is created at the first start of the program: before that there are no jobs.
  const { rows } = found[0]?.queue ? await client.query<Record<string, unknown>>(WAITING_JOBS) : { rows: [] };
  const lines = rows.map((row) => JSON.stringify(row));
  return await writeLines(join(folder, JOBS_FILE), '', async () => lines.splice(0));
}

/** Writes the rows that `next` returns until it returns none; returns the number of lines. */
async function writeLines(
  path: string,
  header: string,
  next: () => Promise<readonly string[]>,
): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (header) await file.write(header);
    let count = 0;
    for (let lines = await next(); lines.length > 0; lines = await next()) {
      await file.write(`${lines.join('\n')}\n`);
      count += lines.length;
    }
    await file.sync();
    return count;
  } finally {
    await file.close();
  }
}

async function writeObjects(objects: ObjectStore, folder: string): Promise<Manifest['objects']> {
  let count = 0;
  let bytes = 0;
  for await (const hash of objects.list()) {
    const content = await readObject(objects, hash);
    if (!content) continue;
    const place = join(folder, 'objects', hash.slice(0, 2));
    await mkdir(place, { recursive: true, mode: 0o700 });
    const file: FileHandle = await open(join(place, hash), 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    count += 1;
    bytes += content.byteLength;
  }
  return { count, bytes };
}

/** Undefined when the object was deleted after it was listed: then no row needs it any more. */
async function readObject(objects: ObjectStore, hash: string): Promise<Uint8Array | undefined> {
  try {
    const content = await objects.get(hash);
    if (createHash('sha256').update(content).digest('hex') === hash) return content;
    throw new BackupError(`the object ${hash} is damaged: its content does not match its hash`);
  } catch (error) {
    if (error instanceof LecternError && error.code === 'ASSET_NOT_FOUND') return undefined;
    throw error;
  }
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`the folder ${folder} is not empty`);
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  await mkdir(join(folder, QUEUE_FOLDER), { mode: 0o700 });
  await mkdir(join(folder, 'objects'), { mode: 0o700 });
}
