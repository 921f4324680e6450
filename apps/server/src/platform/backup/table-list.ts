import { join } from 'node:path';
import pg from 'pg';
import { JOB_SCHEMA } from '../jobs/pg-boss-jobs.ts';
import { QUEUE_FOLDER } from './manifest.ts';

export interface TableColumn {
  readonly name: string;
  /** In SQL notation, such as `character varying(20)`. */
  readonly type: string;
}

export interface Table {
  readonly schema: string;
  readonly name: string;
  /** Columns of the table, except generated columns, which PostgreSQL computes again. */
  readonly columns: readonly TableColumn[];
}

/** The migrator's own tables, which migrating fills. */
const OWN = ['migration', 'migration_lock'];

/** Tables that the queue's library creates itself by these patterns; its statistics are in one table per day. */
const OWN_OF_QUEUE = ['version', 'bam', 'queue_stats'];

/** The tables that migrations created, by name. */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  return tablesOf(client, 'public', OWN);
}

/**
 * The queue's tables in an order in which they can be filled: jobs reference their queue. Empty before the first start.
 */
export async function listQueueTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const tables = await tablesOf(client, JOB_SCHEMA, OWN_OF_QUEUE);
  const isFirst = ({ name }: Table) => name === 'queue';
  return [...tables.filter(isFirst), ...tables.filter((table) => !isFirst(table))];
}

/** The schema version of the queue's library; undefined before the first start. */
export async function queueVersion(client: pg.ClientBase): Promise<number | undefined> {
  const { rows: found } = await client.query<{ table: string | null }>('select to_regclass($1) as table', [
    `${JOB_SCHEMA}.version`,
  ]);
  if (!found[0]?.table) return undefined;
  const { rows } = await client.query<{ version: number }>(`select version from ${JOB_SCHEMA}.version`);
  return rows[0]?.version;
}

/** A partitioned table is listed once: PostgreSQL puts rows into their partition. */
async function tablesOf(
  client: pg.ClientBase,
  schema: string,
  own: readonly string[],
): Promise<readonly Table[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and a.attgenerated = ''
        and c.relname <> all ($1)
      order by c.relname, a.attnum`,
    [own, schema],
  );
  const tables = new Map<string, TableColumn[]>();
  for (const { table, column, type } of rows) {
    const columns = tables.get(table) ?? [];
    tables.set(table, columns);
    columns.push({ name: column, type });
  }
  return [...tables].map(([name, columns]) => ({ schema, name, columns }));
}

/** The name as SQL quotes it. */
export function quotedName({ schema, name }: Table): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** The backup file with the table's rows. */
export function tableFile({ schema, name }: Table): string {
  return join(schema === 'public' ? 'tables' : QUEUE_FOLDER, `${name}.jsonl`);
}

export async function listSequences(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select sequencename as name, coalesce(last_value + 1, start_value) as value
       from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
