import { type Kysely, sql } from 'kysely';

/** Links of documents: their permission, recipients, expiry and visits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table share (
      -- What stands in the address: 128 random bits.
      id text primary key,
      document_id text not null references document (id) on delete cascade,
      owner_id text not null,
      permission smallint not null check (permission in (10, 20)),
      -- 1: only the owner, 2: all with the link, 3: certain people.
      edit_type smallint not null check (edit_type in (1, 2, 3)),
      password_hash text,
      -- Goes up with each other password: passes that were given out before are dead.
      round integer not null default 1,
      ends_at timestamptz,
      download boolean not null,
      visits bigint not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      withdrawn_at timestamptz
    )`.execute(database);
  // A document has one link at a time; withdrawn links are kept for the error message of their visitors.
  await sql`create unique index share_document on share (document_id) where withdrawn_at is null`.execute(
    database,
  );
  await sql`create index share_of_document on share (document_id)`.execute(database);
  await sql`
    create table share_recipient (
      share_id text not null references share (id) on delete cascade,
      -- An account, or a class: those who teach it.
      user_id text,
      class_id text,
      check ((user_id is null) <> (class_id is null)),
      unique nulls not distinct (share_id, user_id, class_id)
    )`.execute(database);
  await sql`
    create table share_visit (
      share_id text not null references share (id) on delete cascade,
      -- Empty: whoever came without an account.
      user_id text not null,
      times bigint not null,
      first_at timestamptz not null,
      last_at timestamptz not null,
      primary key (share_id, user_id)
    )`.execute(database);
}
