import { type Kysely, sql } from 'kysely';

/** Lists of people that were made a moment ago, so that an answer that was lost on its way can be asked for again. */
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
