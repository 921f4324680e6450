import { sql } from 'kysely';
import type { BareDatabase } from '../../src/platform/database/database.ts';
import type { AnyPersonalRow } from '../../src/platform/personal-data/personal-row.ts';

/** Names of columns with users' ids without a foreign key. */
const PEOPLE =
  'account|assignee|author|creator|editor|grader|owner|person|reader|receiver|recipient|reviewer|sender|student|teacher|user';
const NAMED = `(^|_)(${PEOPLE})s?(_?ids?)?$|(^|_)(by|from|identity|subject|to)_ids?$|(^|_)uids?$|_by$|^(people|mentions)$`;

export interface Column {
  readonly table: string;
  readonly column: string;
  /** A user's id by its foreign key or by its name. */
  readonly personal: boolean;
}

/** Every column of the program's tables that could contain an id. */
export async function readColumns(database: BareDatabase): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.column_name ~ ${NAMED} or exists (
      select 1 from information_schema.key_column_usage k
        join information_schema.referential_constraints r using (constraint_schema, constraint_name)
        join information_schema.table_constraints t
          on t.constraint_schema = r.unique_constraint_schema and t.constraint_name = r.unique_constraint_name
        where k.table_schema = c.table_schema and k.table_name = c.table_name
          and k.column_name = c.column_name and t.table_name = 'account') as personal
      from information_schema.columns c
      where c.table_schema = 'public' and c.data_type in ('text', 'character varying', 'uuid', 'ARRAY')
      order by 1, 2`.execute(database);
  return rows;
}

const nameOf = ({ table, column }: Pick<Column, 'table' | 'column'>) => `${table}.${column}`;

/** Columns with users' ids that no feature declares, and declared columns that do not exist. */
export async function forgottenColumns(
  database: BareDatabase,
  rows: readonly Pick<AnyPersonalRow, 'table' | 'column'>[],
): Promise<{ readonly inNoRow: readonly string[]; readonly notThere: readonly string[] }> {
  const columns = await readColumns(database);
  const [said, there] = [new Set(rows.map(nameOf)), new Set(columns.map(nameOf))];
  return {
    inNoRow: columns
      .filter(({ personal }) => personal)
      .map(nameOf)
      .filter((name) => !said.has(name)),
    notThere: [...said].filter((name) => !there.has(name)),
  };
}

/** The columns in which this text occurs, columns that are not declared personal included. */
export async function columnsWith(database: BareDatabase, text: string): Promise<readonly string[]> {
  const each = (await readColumns(database)).map(
    ({ table, column }) => sql`
      select ${nameOf({ table, column })} as name where exists (
        select 1 from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%${text}%`})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(database);
  return rows.map(({ name }) => name);
}

/** Values for columns that do not matter to a test, by type. */
const ANYTHING: Readonly<Record<string, string>> = {
  ARRAY: '{}',
  bigint: '10',
  boolean: 'false',
  'double precision': '0',
  integer: '10',
  jsonb: '{}',
  real: '0',
  smallint: '10',
  'timestamp with time zone': '2020-01-01',
};

/** Inserts a row with this user's id into a table, with values for the other columns that the table requires. */
export async function insertAnyRow(
  database: BareDatabase,
  { table, column }: Pick<AnyPersonalRow, 'table' | 'column'>,
  userId: string,
  newText: () => string,
): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> ${column}`.execute(database);
  const names = [column, ...rows.map(({ name }) => name)].map((name) => sql.ref(name));
  const values = [sql`${userId}`, ...rows.map(({ type }) => sql`${ANYTHING[type] ?? newText()}`)];
  await database.transaction().execute(async (transaction) => {
    // Foreign keys are not checked: referenced rows need not exist.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)}) on conflict do nothing`.execute(
      transaction,
    );
  });
}
