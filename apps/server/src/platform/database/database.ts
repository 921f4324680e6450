import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseAddress } from './own-postgres.ts';
import { PreparingClient } from './preparing-client.ts';

/**
 * PostgreSQL sends `bigint` and `count(*)` (20) and sums of them (1700) as text; all values of this program fit a
 * number.
 */
const NUMERIC_TYPES = new Set<number>([20, 1700]);

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (NUMERIC_TYPES.has(oid)) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Identifies the program's processes in `pg_stat_activity`. */
export const APPLICATION_NAME = `lectern:${process.pid}`;

export interface OpenDatabase {
  readonly database: BareDatabase;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export function clientConfig(address: DatabaseAddress | string): pg.ClientConfig {
  return {
    ...(typeof address === 'string' ? { connectionString: address } : address),
    types,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
}

/** Connections are opened when needed: a broken one is discarded, and the next query opens another. */
export function openDatabase(address: DatabaseAddress | string, log: Logger, connections = 20): OpenDatabase {
  const pool = new pg.Pool({
    ...clientConfig(address),
    Client: PreparingClient,
    max: connections,
    idleTimeoutMillis: 60_000,
  });
  // While a connection is in use the pool does not listen to it, and an unhandled error event would end the process.
  // The user of the connection gets the error by the rejected query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection broke');
  });
  const database: BareDatabase = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return {
    database,
    pool,
    async close() {
      // Kysely ends a pool only if it has used it.
      await database.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

/** The database before any table is known: each store adds its own with `withTables`. */
export type BareDatabase = Kysely<Record<never, never>>;

// biome-ignore lint/suspicious/noExplicitAny: no one type says "these tables and whatever others"
type AnyTables = any;

/** A database with any tables. */
export type AnyDatabase = Kysely<AnyTables>;

/** A transaction of another feature, in which a feature writes its own tables. */
export type AnyTransaction = Transaction<AnyTables>;
