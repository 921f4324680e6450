import { type Kysely, sql } from 'kysely';

/** Grants by links on documents: to the link itself, and to each user who opened it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_link_grant (
      link_id text not null,
      document_id text not null references document (id) on delete cascade,
      -- An account, or who reads by the link alone.
      user_id text not null,
      permission smallint not null check (permission in (10, 20)),
      -- Whether it may be taken along: copied, downloaded, exported.
      download boolean not null,
      -- Null: until it is taken away.
      ends_at timestamptz,
      created_at timestamptz not null,
      primary key (link_id, user_id)
    )`.execute(database);
  await sql`create index document_link_grant_user on document_link_grant (document_id, user_id)`.execute(
    database,
  );
  await sql`create index document_link_grant_end on document_link_grant (ends_at) where ends_at is not null`.execute(
    database,
  );
}
