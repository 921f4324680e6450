import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@lectern/base';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { checkBackup, readManifest } from '../../src/platform/backup/check-backup.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { jobKind } from '../../src/platform/jobs/jobs.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

const bare = { compose: async () => ({ notices: [], close: async () => undefined }) };
const kind = (retries = 0) =>
  jobKind({
    name: `backup-${newId()}`,
    payload: z.object({ text: z.string() }),
    retries,
    timeoutSeconds: 30,
  });

let from: TestServer;
let into: TestServer;
let source: pg.Pool;
let target: pg.Pool;
let folder: string;
beforeAll(async () => {
  [from, into] = [await startTestServer(bare), await startTestServer(bare)];
  [source, target] = [poolOf(from), poolOf(into)];
  folder = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
});
afterAll(async () => {
  await source.end();
  await target.end();
  await from.close();
  await into.close();
  await rm(folder, { recursive: true, force: true });
});

function poolOf({ platform }: TestServer): pg.Pool {
  return openDatabase(platform.config.databaseUrl ?? '', pino({ level: 'silent' }), 4).pool;
}

/** The number of rows of every table in every schema that is not PostgreSQL's own. */
async function counts(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: string }>(`
    select format('%s.%s', n.nspname, c.relname) as name,
        (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', n.nspname, c.relname), false, true, '')))[1]::text as count
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`);
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

const states = async (pool: pg.Pool) =>
  (await pool.query('select id, name, state::text, data from job.job order by id')).rows;

it('a backup restores every row of every table of every schema, with finished jobs of the queue', async () => {
  const { jobs, objects } = from.platform;
  const pool = source;
  const [waits, done, fails, runs] = [kind(), kind(), kind(), kind(2)];
  await jobs.work(done, 1, async () => undefined);
  await jobs.work(fails, 1, () => Promise.reject(new Error('it fails')));
  await jobs.work(
    runs,
    1,
    ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  );
  for (const each of [done, fails, runs]) await jobs.add(each, { text: 'a' });
  for (let index = 0; index < 6; index += 1) await jobs.add(waits, { text: String(index) });
  const cancelled = await jobs.add(waits, { text: 'not wanted' });
  await jobs.cancel(waits, cancelled);
  await vi.waitFor(async () => expect(new Set((await states(pool)).map(({ state }) => state)).size).toBe(5), {
    timeout: 20_000,
  });
  const manifest = await writeBackup({ pool, objects }, folder, 0);
  await checkBackup(folder, manifest);
  const before = await states(pool);
  const [wanted] = [await counts(pool)];
  await restoreBackup({ pool: target, objects: into.platform.objects }, folder, await readManifest(folder));
  expect(await counts(target)).toEqual(wanted);
  expect(wanted['job.job']).toBe(10);
  // Running jobs start again.
  expect(await states(target)).toEqual(
    before.map((row) => (row.state === 'active' ? { ...row, state: 'retry' } : row)),
  );
  const taken: string[] = [];
  await into.platform.jobs.work(waits, 1, async ({ payload }) => void taken.push(payload.text));
  await vi.waitFor(() => expect(taken.toSorted()).toEqual(['0', '1', '2', '3', '4', '5']), {
    timeout: 20_000,
  });
});

it('a backup of another version of the queue queues waiting jobs again', async () => {
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...manifest, queue: { ...manifest.queue, version: 1 } }));
  await restoreBackup({ pool: target, objects: into.platform.objects }, folder, await readManifest(folder));
  const rows = await states(target);
  expect(rows.filter(({ state }) => state === 'created')).toHaveLength(manifest.jobs);
});

it('a backup is refused when rows of the queue are missing', async () => {
  const path = join(folder, 'queue/job.jsonl');
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  await writeFile(path, `${lines.slice(0, -1).join('\n')}\n`);
  const manifest = await readManifest(folder);
  await expect(checkBackup(folder, manifest)).rejects.toThrow("rows of the queue's job");
});
