import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  clearHalfMade,
  isFile,
  keepShort,
  lastLines,
  makeSocketFolder,
  readPassword,
} from './cluster-files.ts';
import { placeDatabase } from './database-place.ts';
import { OwnPostgresError, type PostgresBinaries, preparePostgresBinaries } from './postgres-binaries.ts';
import { isAlive, runningPostmaster } from './postmaster-file.ts';
import { type SystemAccount, unprivilegedAccount } from './system-account.ts';

/** Address and credentials of a database. */
export interface DatabaseAddress {
  /** Host name, or the folder of a Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

const USER = 'lectern';
/** A part of the socket's file name only, because the server does not listen on the network. */
const PORT = 5432;
/** A start that takes longer than this has failed, milliseconds; recovery after a crash may take long. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 8_000;
const WATCH_EVERY_MS = 250;

/** Messages of a server whose predecessor is still ending. */
const PREDECESSOR = /shared memory block|is already in use|lock file .* already exists/;

const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Reading through workers takes twice the time when a database is copied from memory.
  io_method: 'sync',
};

interface Prepared {
  readonly account: SystemAccount | undefined;
  readonly binaries: PostgresBinaries;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly logFile: string;
  readonly password: string;
}

/**
 * The PostgreSQL that the program runs under its data folder. It has a separate session, so that Ctrl-C in the terminal
 * reaches the program first. A server that outlived a killed program is adopted, and a server that crashes is
 * restarted.
 */
export class OwnPostgres {
  readonly #dataFolder: string;
  readonly #log: Logger;
  readonly #durable: boolean;
  #prepared: Prepared | undefined;
  #pid: number | undefined;
  #watch: NodeJS.Timeout | undefined;
  #restarting: Promise<void> | undefined;
  #stopped = false;

  /** `durable: false` neither waits for the disk nor asks for passwords, which cost time; for tests only. */
  constructor(options: { dataFolder: string; log: Logger; durable?: boolean }) {
    this.#dataFolder = options.dataFolder;
    this.#log = options.log;
    this.#durable = options.durable ?? true;
  }

  /** Starts or adopts the server, and creates a missing database. Throws OwnPostgresError. */
  async start(): Promise<DatabaseAddress> {
    this.#prepared ??= await this.#prepare();
    await this.#startOrAdopt(this.#prepared);
    await this.createDatabase(USER);
    this.#watch = setInterval(() => this.#look(), WATCH_EVERY_MS);
    this.#watch.unref();
    return this.address(USER);
  }

  address(database: string): DatabaseAddress {
    if (!this.#prepared) throw new OwnPostgresError('it was not started');
    const { socketFolder, password } = this.#prepared;
    return { host: socketFolder, port: PORT, user: USER, password, database };
  }

  /** Creates a database if it does not exist, as a copy of `template` if given. */
  async createDatabase(name: string, template?: string): Promise<void> {
    await this.#administer(async (client) => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount) return;
      const copy = template ? ` template ${client.escapeIdentifier(template)}` : '';
      await client
        .query(`create database ${client.escapeIdentifier(name)}${copy}`)
        .catch((error: unknown) => {
          if (!isMadeMeanwhile(error)) throw error;
        });
    });
  }

  async dropDatabase(name: string): Promise<void> {
    await this.#administer((client) =>
      client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
    );
  }

  /** Process id of the server, for tests that kill it. */
  get pid(): number | undefined {
    return this.#pid;
  }

  /** Stops the server, unless another process of the program still uses it. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#watch);
    await this.#restarting;
    const pid = this.#pid;
    if (pid === undefined || !isAlive(pid)) return;
    if (await this.#isShared()) {
      this.#log.info('another Lectern process still uses the database: it is left running');
      return;
    }
    signal(pid, 'SIGINT');
    if (await ended(pid, STOP_TIMEOUT_MS)) return;
    this.#log.warn('PostgreSQL did not stop in time: it is killed and recovers at its next start');
    signal(pid, 'SIGQUIT');
    await ended(pid, 2_000);
  }

  async #isShared(): Promise<boolean> {
    try {
      return await this.#administer(async (client) => {
        const { rowCount } = await client.query(
          "select 1 from pg_stat_activity where application_name like 'lectern:%' and application_name <> $1 limit 1",
          [`lectern:${process.pid}`],
        );
        return Boolean(rowCount);
      });
    } catch {
      return false;
    }
  }

  async #prepare(): Promise<Prepared> {
    if (process.platform === 'win32') throw new OwnPostgresError('it does not run on Windows');
    await mkdir(this.#dataFolder, { recursive: true, mode: 0o711 });
    const account = await unprivilegedAccount();
    const place = await placeDatabase(this.#dataFolder, account).catch((cause: unknown) => {
      throw new OwnPostgresError(`its folder cannot be created (${messageOf(cause)})`, { cause });
    });
    const binaries = await preparePostgresBinaries(account, place.spareFolder);
    const cluster = join(place.folder, 'cluster');
    const logFile = join(place.folder, 'postgresql.log');
    const socketFolder = await makeSocketFolder(place.folder, account);
    const password = await readPassword(join(place.folder, 'password'));
    const prepared = { account, binaries, cluster, socketFolder, logFile, password };
    const existing = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
    if (existing === undefined) await this.#initialise(prepared);
    else if (existing.trim() !== binaries.version.split('.')[0]) {
      throw new OwnPostgresError(
        `the data in ${cluster} are of PostgreSQL ${existing.trim()}, the program includes ${binaries.version}; make a backup with the older program and restore it here`,
      );
    }
    return prepared;
  }

  async #initialise({ account, binaries, cluster, logFile, password }: Prepared): Promise<void> {
    // The cluster is created under another name and renamed: an initialisation that was killed is not mistaken for a
    // complete one. Of two processes that start at the same time on an empty folder, one creates the cluster that both
    // use.
    await clearHalfMade(dirname(cluster));
    const half = `${cluster}.new-${process.pid}`;
    await mkdir(half, { mode: 0o700 });
    const passwordFile = `${half}.password`;
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account) {
      await chown(half, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    const child = await this.#spawn(
      binaries.initdb,
      [
        `--pgdata=${half}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        `--auth=${this.#durable ? 'scram-sha-256' : 'trust'}`,
        '--encoding=UTF8',
        '--no-locale',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(this.#durable ? [] : ['--no-sync']),
      ],
      { account, logFile },
    );
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    await rm(passwordFile, { force: true });
    if (code !== 0) throw new OwnPostgresError(`initdb failed: ${await lastLines(logFile)}`);
    await rename(half, cluster).catch(async (error: unknown) => {
      await rm(half, { recursive: true, force: true });
      if (!(await isFile(join(cluster, 'PG_VERSION')))) throw error;
    });
  }

  async #startOrAdopt(prepared: Prepared): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const running = await runningPostmaster(prepared.cluster);
      if (!running) {
        if (await this.#startServer(prepared)) return;
      } else if (running.status === 'ready') {
        if (running.socketFolder === prepared.socketFolder && (await this.#answers())) {
          this.#pid = running.pid;
          this.#log.info({ pid: running.pid }, 'adopted a running PostgreSQL');
          return;
        }
        this.#log.warn({ pid: running.pid }, 'stopping a PostgreSQL that does not respond');
        signal(running.pid, 'SIGQUIT');
        await ended(running.pid, 5_000);
      } else {
        await sleep(50);
      }
    }
    throw new OwnPostgresError(`it did not start: ${await lastLines(prepared.logFile)}`);
  }

  /** False when the server ended at once because another process had started one in the meantime. */
  async #startServer(prepared: Prepared): Promise<boolean> {
    const { account, binaries, cluster, socketFolder, logFile } = prepared;
    const settings: Record<string, string> = {
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      unix_socket_permissions: '0700',
      max_connections: '100',
      shared_buffers: '128MB',
      timezone: 'UTC',
      log_timezone: 'UTC',
      jit: 'off',
      ...(this.#durable ? {} : WITHOUT_DURABILITY),
    };
    const child = await this.#spawn(
      binaries.postgres,
      [
        '-D',
        cluster,
        '-p',
        String(PORT),
        ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
      ],
      { account, logFile },
    );
    const pid = child.pid;
    if (pid === undefined) throw new OwnPostgresError('its program could not be run');
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      const running = await runningPostmaster(cluster);
      if (running?.pid === pid && running.status === 'ready') {
        this.#pid = pid;
        child.unref();
        return true;
      }
      await sleep(10);
    }
    // A server that was just killed may still have processes and shared memory.
    await sleep(200);
    if ((await runningPostmaster(cluster)) || PREDECESSOR.test(await lastLines(logFile))) return false;
    throw new OwnPostgresError(`it did not start: ${await lastLines(logFile)}`);
  }

  async #spawn(
    program: string,
    parameters: string[],
    { account, logFile }: Pick<Prepared, 'account' | 'logFile'>,
  ): Promise<ChildProcess> {
    await keepShort(logFile);
    const log = await open(logFile, 'a', 0o600);
    try {
      const child = spawn(program, parameters, {
        ...account,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
      });
      await new Promise<void>((resolve, reject) => {
        child.once('spawn', resolve);
        child.once('error', reject);
      });
      return child;
    } catch (cause) {
      throw new OwnPostgresError(`${program} could not be run (${messageOf(cause)})`, { cause });
    } finally {
      await log.close();
    }
  }

  #look(): void {
    if (this.#stopped || this.#restarting || !this.#prepared) return;
    if (this.#pid !== undefined && isAlive(this.#pid)) return;
    this.#log.error('PostgreSQL exited: restarting it');
    this.#restarting = this.#restart(this.#prepared).finally(() => {
      this.#restarting = undefined;
    });
  }

  async #restart(prepared: Prepared): Promise<void> {
    for (let wait = 100; !this.#stopped; wait = Math.min(wait * 2, 5_000)) {
      try {
        await this.#startOrAdopt(prepared);
        this.#log.info({ pid: this.#pid }, 'PostgreSQL runs again');
        return;
      } catch (error) {
        this.#log.error({ err: error }, 'failed to restart PostgreSQL; will retry');
        await sleep(wait);
      }
    }
  }

  async #answers(): Promise<boolean> {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        await this.#administer((client) => client.query('select 1'));
        return true;
      } catch {
        await sleep(200);
      }
    }
    return false;
  }

  async #administer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ ...this.address('postgres'), connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/**
 * Another process that started at the same time created it: duplicate_database or unique_violation of the catalogue.
 */
function isMadeMeanwhile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended by itself meanwhile, which is the desired result.
  }
}

async function ended(pid: number, milliseconds: number): Promise<boolean> {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await sleep(20)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
