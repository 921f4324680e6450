import type pg from 'pg';

export interface TableColumn {
  readonly name: string;
  /** As SQL writes it, such as `character varying(20)`. */
  readonly type: string;
}

export interface Table {
  readonly name: string;
  /** Without generated columns: they make themselves again. */
  readonly columns: readonly TableColumn[];
}

/** The migrator's own tables: they are made by migrating. */
const OWN = ['migration', 'migration_lock'];

/** The tables that migrations made, by name. */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
        and c.relname <> all ($1)
      order by c.relname, a.attnum`,
    [OWN],
  );
  const tables = new Map<string, TableColumn[]>();
  for (const { table, column, type } of rows) {
    const columns = tables.get(table) ?? [];
    tables.set(table, columns);
    columns.push({ name: column, type });
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

export async function listSequences(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select sequencename as name, coalesce(last_value + 1, start_value) as value
       from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
