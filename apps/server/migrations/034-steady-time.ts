import { type Kysely, sql } from 'kysely';

/**
 * The latest time of signed calls, milliseconds. The time never decreases, not even over a restart
 * (docs/decisions/0004).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table steady_time (one boolean primary key default true check (one), reached bigint not null)`.execute(
    database,
  );
  await sql`insert into steady_time (reached) values (0)`.execute(database);
}
