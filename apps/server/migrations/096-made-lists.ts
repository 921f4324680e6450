import { type Kysely, sql } from 'kysely';

/** Lists of people that were created a moment ago, so that a lost response can be requested again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table made_list (
      key_hash bytea primary key,
      made_by text not null,
      organisation_id text not null,
      list_hash bytea not null,
      account_ids text[] not null,
      ends_at timestamptz not null
    )`.execute(database);
}
