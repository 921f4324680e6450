import { type Kysely, sql } from 'kysely';

/** Keys that the program generates, such as the key that signs links. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
