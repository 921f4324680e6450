import { type Kysely, sql } from 'kysely';

/** Space by school: for all its people together, and the default for each of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table school_space (
      organisation_id text primary key references organisation (id) on delete cascade,
      -- Bytes; null: no limit.
      capacity bigint,
      person_capacity bigint
    )`.execute(database);
  // Null: the school's default, otherwise the program's. Until now each row contained the program's default.
  await sql`alter table document_space alter column capacity drop not null`.execute(database);
  await sql`update document_space set capacity = null where capacity = ${10 * 1024 ** 3}`.execute(database);
}
