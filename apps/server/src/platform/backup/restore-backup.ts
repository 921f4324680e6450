import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defined } from '@lectern/base';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { JOB_SCHEMA } from '../jobs/pg-boss-jobs.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { linesOf, objectFiles } from './check-backup.ts';
import { BackupError, JOBS_FILE, jobShape, type Manifest } from './manifest.ts';
import {
  listQueueTables,
  listSequences,
  listTables,
  queueVersion,
  quotedName,
  type Table,
  tableFile,
} from './table-list.ts';

const ROWS_AT_ONCE = 500;
/** Most characters of a batch, unless one row has more: rows may contain whole documents. */
const TEXT_AT_ONCE = 4_000_000;
const rowShape = z.array(z.string().nullable());

export interface RestoreTarget {
  readonly pool: pg.Pool;
  readonly objects: ObjectStore;
}

/**
 * Replaces the content of the tables with a backup; the tables must have been created by exactly the migrations of the
 * manifest. Objects come first (each checked against its hash), then all rows in one transaction, counted before it is
 * committed.
 */
export async function restoreBackup(
  target: RestoreTarget,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  await restoreObjects(target.objects, folder);
  await withQueue(target.pool, () => Promise.resolve());
  const client = await target.pool.connect();
  try {
    await client.query('begin');
    await restoreRows(client, folder, manifest);
    const isWhole = await restoreQueue(client, folder, manifest);
    await client.query('commit');
    if (!isWhole) await queueAgain(target.pool, folder, manifest);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function restoreObjects(objects: ObjectStore, folder: string): Promise<void> {
  for await (const { hash, path } of objectFiles(folder)) {
    const stored = await objects.put(await readFile(path));
    if (stored.hash !== hash) throw new BackupError(`the object ${hash} of the backup is damaged`);
  }
}

async function restoreRows(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const missing = Object.keys(manifest.tables).find((name) => !tables.has(name));
  if (missing) throw new BackupError(`this version has no table ${missing}`);
  const names = [...tables.values()].map(quotedName);
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  const references = await dropReferences(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);

  for (const [name, expected] of Object.entries(manifest.tables)) {
    const table = defined(tables.get(name), name);
    await restoreTable(client, table, folder);
    const count = await countTable(client, table);
    if (count !== expected)
      throw new BackupError(
        `the backup should contain ${expected} rows of ${name}, but ${count} were restored`,
      );
  }

  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  }
  const known = await listSequences(client);
  for (const [name, value] of Object.entries(manifest.sequences)) {
    if (name in known)
      await client.query('select setval($1::regclass, $2, false)', [pg.escapeIdentifier(name), value]);
  }
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Rows are in no particular order, so foreign keys are dropped, and checked as a whole when they are created again. */
async function dropReferences(client: pg.ClientBase): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  return rows;
}

async function restoreTable(client: pg.ClientBase, table: Table, folder: string): Promise<void> {
  const lines = linesOf(join(folder, tableFile(table)));
  const header = await lines.next();
  const columns = z.array(z.string()).parse(JSON.parse(header.value ?? '[]'));
  const types = new Map(table.columns.map((column) => [column.name, column.type]));
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (type === undefined) throw new BackupError(`the table ${table.name} has no column ${column}`);
    return `(row ->> ${index})::${type}`;
  });
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const insert = `insert into ${quotedName(table)} (${list}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as row`;
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    length = 0;
  };
  for await (const line of lines) {
    rowShape.parse(JSON.parse(line));
    batch.push(line);
    length += line.length;
    if (batch.length >= ROWS_AT_ONCE || length >= TEXT_AT_ONCE) await flush();
  }
  await flush();
}

/**
 * Restores all rows of the queue if its tables have the version of the backup; returns false otherwise. Jobs that were
 * running start again, and waiting jobs keep their remaining retention, counted from now.
 */
async function restoreQueue(client: pg.ClientBase, folder: string, { queue }: Manifest): Promise<boolean> {
  const tables = await listQueueTables(client);
  await client.query(`truncate ${tables.map(quotedName).join(', ')}`);
  if (queue === undefined || queue.version !== (await queueVersion(client))) return false;
  for (const table of tables) {
    const expected = queue.tables[table.name];
    if (expected === undefined) continue;
    await restoreTable(client, table, folder);
    const count = await countTable(client, table);
    if (count !== expected)
      throw new BackupError(
        `the backup should contain ${expected} rows of the queue's ${table.name}, but ${count} were restored`,
      );
  }
  await client.query(`
    update ${JOB_SCHEMA}.job set state = 'retry', started_on = null, heartbeat_on = null where state = 'active'`);
  await client.query(`
    update ${JOB_SCHEMA}.job set keep_until = now() + (keep_until - created_on) where state < 'active'`);
  return true;
}

/** Queues waiting jobs again under their ids, because the backup's queue has other tables. */
async function queueAgain(pool: pg.Pool, folder: string, manifest: Manifest): Promise<void> {
  await withQueue(pool, async (boss) => {
    const queues = new Set<string>();
    let count = 0;
    for await (const line of linesOf(join(folder, JOBS_FILE))) {
      const { name, ...job } = jobShape.parse(JSON.parse(line));
      if (!queues.has(name) && !(await boss.getQueue(name))) await boss.createQueue(name);
      queues.add(name);
      await boss.insert(name, [{ ...job, data: job.data ?? {} }]);
      count += 1;
    }
    if (count !== manifest.jobs)
      throw new BackupError(`the backup should contain ${manifest.jobs} jobs, but contains ${count}`);
  });
}

/** Creates the queue's tables or migrates them to this version first. */
async function withQueue(pool: pg.Pool, work: (boss: PgBoss) => Promise<void>): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => await pool.query(text, values) },
    schema: JOB_SCHEMA,
    schedule: false,
    supervise: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await work(boss);
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

async function countTable(client: pg.ClientBase, table: Table): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${quotedName(table)}`,
  );
  return rows[0]?.count ?? 0;
}
