import { type Kysely, sql } from 'kysely';

/** Room by school: of all its people together, and of each of whom nothing else is said. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table school_space (
      organisation_id text primary key references organisation (id) on delete cascade,
      -- Bytes; null: no limit.
      capacity bigint,
      person_capacity bigint
    )`.execute(database);
  // Null: as the school says, else as the program gives. Until now each row said what the program gives.
  await sql`alter table document_space alter column capacity drop not null`.execute(database);
  await sql`update document_space set capacity = null where capacity = ${10 * 1024 ** 3}`.execute(database);
}
