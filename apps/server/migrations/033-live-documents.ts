import { type Kysely, sql } from 'kysely';

/** Extends the log of coursewares to live documents of any kind, with all its data (docs/decisions/0015). */
export async function up(database: Kysely<unknown>): Promise<void> {
  const tables = [
    ['courseware', 'live_document'],
    ['courseware_snapshot', 'live_document_snapshot'],
    ['courseware_update', 'live_document_update'],
  ] as const;
  for (const [before, after] of tables) {
    await sql`alter table ${sql.table(before)} rename to ${sql.table(after)}`.execute(database);
    await sql`alter index ${sql.table(`${before}_pkey`)} rename to ${sql.table(`${after}_pkey`)}`.execute(
      database,
    );
    await sql`
      alter table ${sql.table(after)} rename constraint ${sql.ref(`${before}_document_id_fkey`)}
        to ${sql.ref(`${after}_document_id_fkey`)}`.execute(database);
  }
  // Kind of the log's document: its resource type code. Existing logs are all of coursewares.
  await sql`alter table live_document add column kind text not null default 'coursewares'`.execute(database);
  await sql`alter table live_document alter column kind drop default`.execute(database);
}
