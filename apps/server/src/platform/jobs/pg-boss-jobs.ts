import { defined } from '@lectern/base';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Db, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import type { AnyTransaction } from '../database/database.ts';
import { Turns } from '../turns.ts';
import type { JobKind, Jobs } from './jobs.ts';

export const JOB_SCHEMA = 'job';
const CANCELLED = 'job_cancelled';
const ADDED = 'job_added';
/** Workers are woken through the bus; polling is only for lost messages. Seconds. */
const POLL_SECONDS = 2;
/** A killed worker is noticed within about twice this time. Seconds. */
const HEARTBEAT_SECONDS = 10;
const STOP_TIMEOUT_MS = 6_000;
/**
 * Connections that the queue uses at the same time. All workers look for jobs at the start; each of them would open a
 * connection that is idle later.
 */
const CONNECTIONS = 3;
/** A number that no other lock uses. */
const START_LOCK = 7_126_001;

export interface PgBossJobs extends Jobs {
  start(): Promise<void>;
  /** Aborts running handlers and waits for them; unfinished jobs are retried elsewhere. */
  close(): Promise<void>;
}

/** Jobs in the database through pg-boss, on a few of the program's own connections. */
export function createPgBossJobs(pool: pg.Pool, bus: Bus, log: Logger): PgBossJobs {
  const boss = new PgBoss({
    db: poolDb(pool),
    schema: JOB_SCHEMA,
    schedule: false,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  const queues = new Queues(boss);
  const running = new RunningJobs(log);
  const workers = new Map<string, string[]>();
  const forget = [
    bus.subscribe(CANCELLED, (id) => running.cancel(id)),
    bus.subscribe(ADDED, (name) => {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    }),
  ];

  return {
    async start() {
      // pg-boss creates its tables at this step: of processes that start together one creates them, and all others
      // wait.
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        await boss.start();
        await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
        client.release();
      } catch (error) {
        // The connection is closed, not reused, because the lock stays with it.
        client.release(true);
        throw error;
      }
    },

    async add(kind, payload, transaction) {
      await queues.of(kind);
      const data = kind.payload.parse(payload);
      const id = await boss.send(
        kind.name,
        asObject(data),
        transaction ? { db: transactionDb(transaction) } : {},
      );
      // In a transaction the row is not visible yet: the caller wakes the workers after the commit.
      void bus.publish(ADDED, kind.name);
      return defined(id, 'the id of a new job');
    },

    wake: (kind) => bus.publish(ADDED, kind.name),

    async cancel(kind, id) {
      await queues.of(kind);
      await boss.cancel(kind.name, id);
      await bus.publish(CANCELLED, id);
    },

    async work(kind, concurrency, handler) {
      await queues.of(kind);
      const ids = workers.get(kind.name) ?? [];
      workers.set(kind.name, ids);
      for (let worker = 0; worker < concurrency; worker += 1) {
        const id = await boss.work(
          kind.name,
          { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: POLL_SECONDS },
          async ([job]: JobWithMetadata<unknown>[]) => {
            if (job) await running.run(kind, job, handler);
          },
        );
        ids.push(id);
      }
    },

    async close() {
      for (const dispose of forget) dispose();
      running.stopAll();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false });
    },
  };
}

/** The queues of all kinds, each created when its kind is first named. */
class Queues {
  readonly #boss: PgBoss;
  readonly #made = new Map<string, Promise<void>>();

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  of<T extends z.ZodType>(kind: JobKind<T>): Promise<void> {
    let made = this.#made.get(kind.name);
    if (!made) {
      made = this.#make(kind).catch((error: unknown) => {
        this.#made.delete(kind.name);
        throw error;
      });
      this.#made.set(kind.name, made);
    }
    return made;
  }

  async #make<T extends z.ZodType>(kind: JobKind<T>): Promise<void> {
    const options = {
      retryLimit: kind.retries,
      retryDelay: kind.retryDelay?.first ?? 1,
      retryBackoff: true,
      retryDelayMax: kind.retryDelay?.longest ?? 60,
      expireInSeconds: kind.timeoutSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    };
    if (await this.#boss.getQueue(kind.name)) await this.#boss.updateQueue(kind.name, options);
    else await this.#boss.createQueue(kind.name, options);
  }
}

/** The jobs that run in this process, each with its abort controller. */
class RunningJobs {
  readonly #log: Logger;
  readonly #stops = new Map<string, AbortController>();

  constructor(log: Logger) {
    this.#log = log;
  }

  async run<T extends z.ZodType>(
    kind: JobKind<T>,
    job: JobWithMetadata<unknown>,
    handler: (run: Parameters<Parameters<Jobs['work']>[2]>[0] & { payload: z.output<T> }) => Promise<void>,
  ): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(job.id, stop);
    try {
      await handler({
        id: job.id,
        payload: kind.payload.parse(job.data),
        attempt: job.retryCount + 1,
        lastAttempt: job.retryCount >= job.retryLimit,
        signal: AbortSignal.any([stop.signal, job.signal]),
      });
    } catch (error) {
      this.#log.warn(
        { err: error, job: job.id, kind: kind.name, attempt: job.retryCount + 1 },
        'a job failed',
      );
      throw error;
    } finally {
      this.#stops.delete(job.id);
    }
  }

  cancel(id: string): void {
    this.#stops.get(id)?.abort(new Error('cancelled'));
  }

  stopAll(): void {
    for (const stop of this.#stops.values()) stop.abort(new Error('the program is stopping'));
  }
}

function poolDb(pool: pg.Pool): Db {
  const turns = new Turns({
    atOnce: CONNECTIONS,
    waiting: Number.POSITIVE_INFINITY,
    ofOne: Number.POSITIVE_INFINITY,
  });
  return {
    async executeSql(text, values) {
      const leave = await turns.take(undefined);
      try {
        return await pool.query(text, values);
      } finally {
        leave();
      }
    },
  };
}

function transactionDb(transaction: AnyTransaction): Db {
  return {
    async executeSql(text, values) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows: [...rows] };
    },
  };
}

function asObject(data: unknown): object {
  if (typeof data === 'object' && data !== null) return data;
  throw new TypeError('the payload of a job must be an object');
}
