import { newId } from '@lectern/base';
import { shortRun } from '@lectern/base/missing';
import { ticksDuring } from '@lectern/base/processor-time';
import { CompiledQuery, sql } from 'kysely';
import { type Db, PgBoss } from 'pg-boss';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { jobKind } from './jobs.ts';
import { JOB_SCHEMA } from './pg-boss-jobs.ts';

const kind = (retries: number) =>
  jobKind({
    name: `test-${newId()}`,
    payload: z.object({ text: z.string(), times: z.number().default(1) }),
    retries,
    timeoutSeconds: 30,
  });

const server = await startTestServer({
  compose: async () => ({ notices: [], close: async () => undefined }),
});
afterAll(() => server.close());

describe('a job', () => {
  it('is run soon, with its checked payload and defaults', async () => {
    const { jobs } = server.platform;
    const sort = kind(0);
    const done: unknown[] = [];
    await jobs.work(sort, 2, async ({ payload, attempt, lastAttempt }) => {
      done.push({ payload, attempt, lastAttempt });
    });
    const waited = await ticksDuring(async () => {
      await jobs.add(sort, { text: 'a' });
      await vi.waitFor(() => expect(done).toHaveLength(1), { timeout: 60_000, interval: 5 });
    });
    expect(waited).toBeLessThan(10_000);
    expect(done[0]).toEqual({ payload: { text: 'a', times: 1 }, attempt: 1, lastAttempt: true });
  });

  it('is not queued when its payload is invalid', async () => {
    const wrong = { text: 7 } as unknown as { text: string };
    await expect(server.platform.jobs.add(kind(0), wrong)).rejects.toThrow();
  });

  it('is retried when it fails, as often as its kind defines', async () => {
    const { jobs } = server.platform;
    const sort = kind(2);
    const attempts: [number, boolean][] = [];
    await jobs.work(sort, 1, async ({ attempt, lastAttempt }) => {
      attempts.push([attempt, lastAttempt]);
      throw new Error('it fails every time');
    });
    await jobs.add(sort, { text: 'a' });
    await vi.waitFor(() => expect(attempts).toHaveLength(3), { timeout: 20_000 });
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('is not queued when its transaction is rolled back', async () => {
    const { database, jobs } = server.platform;
    const sort = kind(0);
    const done: string[] = [];
    await jobs.work(sort, 1, async ({ payload }) => {
      done.push(payload.text);
    });
    const failing = database.transaction().execute(async (transaction) => {
      await jobs.add(sort, { text: 'rolled back' }, transaction);
      throw new Error('roll back');
    });
    await expect(failing).rejects.toThrow('roll back');
    await database.transaction().execute((transaction) => jobs.add(sort, { text: 'committed' }, transaction));
    await jobs.wake(sort);
    await vi.waitFor(() => expect(done).toEqual(['committed']), { timeout: 10_000 });
  });

  it('is aborted when it is cancelled while running, and is not retried', async () => {
    const { jobs } = server.platform;
    const sort = kind(3);
    const stopped: unknown[] = [];
    await jobs.work(sort, 1, async ({ signal }) => {
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped.push(signal.reason);
          reject(signal.reason);
        });
      });
    });
    const id = await jobs.add(sort, { text: 'a' });
    await vi.waitFor(
      async () => {
        const { rows } = await queue(id);
        expect(rows).toEqual([{ state: 'active' }]);
      },
      { timeout: 20_000 },
    );
    await jobs.cancel(sort, id);
    await vi.waitFor(() => expect(stopped).toHaveLength(1), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await queue(id)).rows).toEqual([{ state: 'cancelled' }]);
  });

  // This takes twice the heartbeat, which is too long for every run.
  const why = shortRun();
  it('is run by another worker when its worker was killed', async (context) => {
    context.skip(why !== undefined, why);
    const { jobs } = server.platform;
    const sort = kind(1);
    const id = await jobs.add(sort, { text: 'a' });
    const killed = new PgBoss({
      db: databaseOf(server),
      schema: JOB_SCHEMA,
      supervise: false,
      schedule: false,
    });
    await killed.start();
    expect((await killed.fetch(sort.name)).map((job) => job.id)).toEqual([id]);
    const attempts: number[] = [];
    await jobs.work(sort, 1, async ({ attempt }) => {
      attempts.push(attempt);
    });
    await vi.waitFor(() => expect(attempts).toEqual([2]), { timeout: 50_000, interval: 200 });
    await killed.stop({ graceful: false, close: false });
  }, 60_000);
});

it('jobs that are added at once share three connections', async () => {
  const { jobs, database } = server.platform;
  const sort = kind(0);
  await Promise.all(Array.from({ length: 40 }, (_, at) => jobs.add(sort, { text: String(at) })));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity where datname = current_database()`.execute(database);
  // The bus listens on a connection, and the tests above use a few.
  expect(rows[0]?.count).toBeLessThanOrEqual(3 + 5);
});

function databaseOf({ platform }: TestServer): Db {
  return {
    async executeSql(text, values) {
      const { rows } = await platform.database.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows: [...rows] };
    },
  };
}

async function queue(id: string) {
  return await sql`select state::text from job.job where id = ${id}`.execute(server.platform.database);
}
