import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createPostgresBus } from './bus/postgres-bus.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import { clientConfig, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { type DatabaseAddress, OwnPostgres } from './database/own-postgres.ts';
import { DiskRoom } from './disk-room.ts';
import { every, type WarmUp, warmUpLater } from './every.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createPgBossJobs } from './jobs/pg-boss-jobs.ts';
import { createFolderPieces } from './objects/folder-pieces.ts';
import { createFolderStore } from './objects/folder-store.ts';
import { incomingFolder, sweepIncoming } from './objects/incoming-folder.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { claimsOf, ObjectSweep, type StoreName } from './objects/object-sweep.ts';
import { createS3Pieces } from './objects/s3-pieces.ts';
import { createS3Store } from './objects/s3-store.ts';
import { PersonalData } from './personal-data/personal-data.ts';
import type { Platform } from './platform.ts';
import { openSteadyClock } from './steady-clock.ts';

const SWEEP_INCOMING_FIRST_MS = 60_000;
const SWEEP_INCOMING_EVERY_MS = 6 * 3_600_000;

export interface OpenPlatform {
  readonly platform: Platform;
  readonly pool: pg.Pool;
  /** Address of the database: the configured address or the address of the program's own PostgreSQL. */
  readonly databaseAddress: DatabaseAddress | string;
  /** The program's own PostgreSQL, when it runs one. */
  readonly postgres: OwnPostgres | undefined;
  /** Closes the jobs first, then the bus, the connections and at last the program's own PostgreSQL. */
  close(): Promise<void>;
}

/** Replacements for tests. */
interface GivenToTests {
  /** Replaces both clocks. */
  readonly clock?: Clock | undefined;
  /** Free bytes on the disk. */
  readonly free?: (() => Promise<number>) | undefined;
  readonly warmUp?: WarmUp | undefined;
}

/**
 * Opens all services that features need: the database with its tables up to date, objects, bus and jobs. When a step
 * fails, the services opened before are closed again.
 */
export async function openPlatform(
  config: Config,
  log: Logger,
  given: GivenToTests = {},
): Promise<OpenPlatform> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o711 });
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) {
      await end().catch((error: unknown) =>
        log.error({ err: error }, 'failed to close a part of the program'),
      );
    }
  };
  try {
    const postgres = config.databaseUrl ? undefined : new OwnPostgres({ dataFolder: config.dataFolder, log });
    if (postgres) closing.push(() => postgres.stop());
    const databaseAddress = config.databaseUrl ?? (await postgres?.start()) ?? '';
    const { database, pool, close: closeDatabase } = openDatabase(databaseAddress, log);
    closing.push(closeDatabase);

    await checkDatabase(pool, config);
    for (const name of await migrate(database))
      log.debug({ migration: name }, 'the database schema was migrated');

    const clock = given.clock ?? systemClock;
    const steady = given.clock ? undefined : await openSteadyClock(database, log);
    if (steady) closing.push(() => steady.close());
    const metrics = new Registry();
    measureProcess(metrics, pool);
    const { dataFolder, reserveBytes } = config;
    const room = new DiskRoom({ folder: dataFolder, reserve: reserveBytes, log, metrics, free: given.free });
    closing.push(() => room.close());
    await room.look();
    const bus = createPostgresBus(clientConfig(databaseAddress), pool, log);
    await bus.start();
    closing.push(() => bus.close());
    const jobs = createPgBossJobs(pool, bus, log);
    await jobs.start();
    closing.push(() => jobs.close());

    const openStore = async (name: StoreName) => {
      const folder = join(config.dataFolder, name);
      closing.push(sweepingIncoming(folder, log));
      const claim = claimsOf(database, name);
      const s3 = config.s3 && createS3Store(config.s3, incomingFolder(folder), `${name}/`, claim);
      if (s3) closing.push(async () => s3.close());
      return s3 ?? createFolderStore(folder, claim, room);
    };
    const objects = await openStore('objects');
    if (config.s3) await checkS3(objects);
    const derivatives = await openStore('derivatives');
    const objectsFolder = join(config.dataFolder, 'objects');
    const s3Pieces = config.s3 && createS3Pieces(config.s3, incomingFolder(objectsFolder));
    if (s3Pieces) closing.push(async () => s3Pieces.close());
    const pieces = s3Pieces ?? createFolderPieces(join(objectsFolder, 'pieces'), room);
    return {
      platform: {
        config,
        log,
        clock,
        steadyClock: steady?.clock ?? clock,
        database,
        objects,
        derivatives,
        pieces,
        objectSweep: new ObjectSweep({ database, objects, derivatives, clock, log, metrics }),
        personalData: new PersonalData(database),
        bus,
        jobs: config.roles.includes('worker') ? jobs : withoutWork(jobs),
        metrics,
        room,
        warmUp: given.warmUp ?? warmUpLater,
      },
      pool,
      databaseAddress,
      postgres,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns a function that ends it. */
function sweepingIncoming(folder: string, log: Logger): () => Promise<void> {
  const sweeping = every({
    everyMs: SWEEP_INCOMING_EVERY_MS,
    firstAfterMs: SWEEP_INCOMING_FIRST_MS,
    run: () => sweepIncoming(folder),
    failure: 'failed to remove incomplete uploads',
    log,
  });
  return () => sweeping.close();
}

/** The oldest version of PostgreSQL with which the tables are tested. */
const DATABASE_VERSION = 16;

async function checkDatabase(pool: pg.Pool, { databaseUrl }: Config): Promise<void> {
  const asked = pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const { rows } = await asked.catch((cause: unknown) => {
    if (databaseUrl === undefined) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(
      'DATABASE_URL',
      `指向的数据库无法连接：${reason}`,
      `names a database that cannot be reached: ${reason}`,
    );
  });
  const version = Math.trunc((rows[0]?.version ?? 0) / 10_000);
  if (version >= DATABASE_VERSION) return;
  throw new ConfigError(
    'DATABASE_URL',
    `指向的 PostgreSQL 版本是 ${version}，需要 ${DATABASE_VERSION} 或更高`,
    `names a PostgreSQL of version ${version}, but ${DATABASE_VERSION} or later is needed`,
  );
}

async function checkS3(objects: ObjectStore): Promise<void> {
  await objects.has('0'.repeat(64)).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new ConfigError(
      'S3_ENDPOINT',
      `指向的存储无法使用：${reason}`,
      `names a store that cannot be used: ${reason}`,
    );
  });
}

/** A process without the worker role queues jobs and runs none. */
function withoutWork(jobs: Jobs): Jobs {
  return {
    add: (kind, payload, transaction) => jobs.add(kind, payload, transaction),
    wake: (kind) => jobs.wake(kind),
    cancel: (kind, id) => jobs.cancel(kind, id),
    work: async () => undefined,
  };
}

function measureProcess(metrics: Registry, pool: pg.Pool): void {
  collectDefaultMetrics({ register: metrics, prefix: 'lectern_' });
  new Gauge({
    name: 'lectern_database_connections',
    help: 'Connections of this process to the database, and calls waiting for one',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.labels('open').set(pool.totalCount);
      this.labels('idle').set(pool.idleCount);
      this.labels('waited_for').set(pool.waitingCount);
    },
  });
}
