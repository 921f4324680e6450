import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { OwnPostgres } from '../platform/database/own-postgres.ts';
import { createLog } from '../platform/log/log.ts';
import { createFolderStore } from '../platform/objects/folder-store.ts';
import { incomingFolder } from '../platform/objects/incoming-folder.ts';
import type { ObjectStore } from '../platform/objects/object-store.ts';
import { createS3Store } from '../platform/objects/s3-store.ts';

export interface OpenData {
  readonly pool: pg.Pool;
  readonly database: ReturnType<typeof openDatabase>['database'];
  readonly objects: ObjectStore;
  readonly log: Logger;
  /** Stops the program's own PostgreSQL too, unless the program itself is running. */
  close(): Promise<void>;
}

/** Opens the database and the objects that the environment names, whether the program is running or not. */
export async function openData(environment: Readonly<Record<string, string | undefined>>): Promise<OpenData> {
  const config = readConfig({ LECTERN_LOG: 'warn', ...environment });
  const log = createLog(config.logLevel, { write: (line) => process.stderr.write(line) });
  const postgres = config.databaseUrl ? undefined : new OwnPostgres({ dataFolder: config.dataFolder, log });
  const address = config.databaseUrl ?? (await postgres?.start()) ?? '';
  const { database, pool, close } = openDatabase(address, log, 4);
  const folder = join(config.dataFolder, 'objects');
  const s3 = config.s3 && createS3Store(config.s3, incomingFolder(folder));
  return {
    pool,
    database,
    objects: s3 ?? createFolderStore(folder),
    log,
    async close() {
      await close();
      s3?.close();
      await postgres?.stop();
    },
  };
}

/** Whether another process of the program uses this database. */
export async function isInUse(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and application_name like 'lectern:%' and application_name <> $1 limit 1`,
    [`lectern:${process.pid}`],
  );
  return Boolean(rowCount);
}
