import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@lectern/base';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './database.ts';
import { isDatabaseUnavailable, isStorageFull } from './database-failure.ts';
import { migrate } from './migrate.ts';
import { loadSecret } from './secret.ts';

const log = pino({ level: 'silent' });
const name = `test_${newId().replaceAll('-', '')}`;
let folder: string;
let open: OpenDatabase;

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function migrations(files: Record<string, string>): Promise<string> {
  const place = join(folder, newId());
  await mkdir(place);
  for (const [file, statement] of Object.entries(files)) {
    const up = `export async function up(database) { await database.executeQuery({ sql: ${JSON.stringify(statement)}, parameters: [], query: { kind: 'RawNode' }, queryId: { queryId: 'x' } }); }`;
    await writeFile(join(place, file), up);
  }
  return place;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
  await administer(`create database ${name}`);
  open = openDatabase({ ...inject('postgres'), database: name }, log, 4);
});
afterAll(async () => {
  await open.close();
  await administer(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

describe('migrations', () => {
  const one = { '001-one.ts': 'create table one (id int)' };
  const two = { ...one, '002-two.ts': 'create table two (id int)', 'notes.md': 'no migration' };

  it('run once each, in order, however many processes start at the same time', async () => {
    const place = await migrations(two);
    const ran = await Promise.all([1, 2, 3].map(() => migrate(open.database, { folder: place })));
    expect(ran.flat()).toEqual(['001-one', '002-two']);
    expect(await migrate(open.database, { folder: place })).toEqual([]);
  });

  it('change nothing when one fails, and report which failed', async () => {
    const place = await migrations({
      ...two,
      '003-three.ts': 'create table three (id int)',
      '004-four.ts': 'create mistake',
    });
    await expect(migrate(open.database, { folder: place })).rejects.toThrow(/004-four failed: syntax error/);
    const { rows } = await open.pool.query("select to_regclass('three') as three");
    expect(rows).toEqual([{ three: null }]);
  });

  it('of a newer version stop the start with an error message', async () => {
    const place = await migrations(one);
    await expect(migrate(open.database, { folder: place })).rejects.toThrow(/newer version of Lectern/);
  });

  it('with the same number are refused', async () => {
    const place = await migrations({ ...two, '002-too.ts': 'select 1' });
    await expect(migrate(open.database, { folder: place })).rejects.toThrow(
      /two migrations have the number 002/,
    );
  });
});

describe('the database', () => {
  it('returns counts, sums and large integers as numbers', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as count, sum(x) as sum, max(x) as max from (values (1::bigint), (4000000000)) as t (x)
    `.execute(open.database);
    expect(rows).toEqual([{ count: 2, sum: 4000000001, max: 4000000000 }]);
  });

  it('sorts text by code points and supports Chinese letters, whatever the system’s locale', async () => {
    const { rows } = await open.pool.query("select lower('ÄÖ') as lower, '三' ~ '^[[:alpha:]]$' as letter");
    expect(rows).toEqual([{ lower: 'äö', letter: true }]);
  });

  it('stores one secret when several callers request it first', async () => {
    await open.pool.query('create table secret (name text primary key, value bytea not null)');
    const secrets = await Promise.all([1, 2, 3, 4].map(() => loadSecret(open.database, 'links')));
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    expect(secrets[0]?.length).toBe(32);
    expect((await loadSecret(open.database, 'other')).equals(secrets[0] ?? Buffer.alloc(0))).toBe(false);
  });

  it('reconnects after its connections were cut', async () => {
    const pid = await open.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await administer(`select pg_terminate_backend(${pid.rows[0]?.pid})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await open.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('is reported as unreachable, unlike a wrong query', async () => {
    const nobody = openDatabase({ ...inject('postgres'), host: '/nowhere' }, log, 1);
    const gone: unknown = await nobody.pool.query('select 1').catch((error: unknown) => error);
    await nobody.close();
    const wrong: unknown = await open.pool.query('select mistake').catch((error: unknown) => error);
    expect(isDatabaseUnavailable(gone)).toBe(true);
    expect(isDatabaseUnavailable(wrong)).toBe(false);
    expect(isStorageFull(Object.assign(new Error('full'), { code: '53100' }))).toBe(true);
    expect(isStorageFull(wrong)).toBe(false);
  });
});
