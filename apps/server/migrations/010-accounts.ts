import { type Kysely, sql } from 'kysely';

/** Organisations, accounts, and their sign-ins. Tokens and keys are stored as SHA-256 only. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table organisation (
      id text primary key,
      name text not null,
      area_code_one text,
      area_code_two text,
      area_code_three text,
      created_at timestamptz not null
    )`.execute(database);

  await sql`
    create table account (
      id text primary key,
      account_type text not null check (account_type in ('person', 'org', 'guest')),
      -- Trimmed, NFKC, lower case. Null: reached through the person that it is bound to, or cancelled.
      login_name text unique,
      password_hash text,
      real_name text not null,
      nick_name text not null,
      class_nick_name text not null,
      organisation_id text references organisation (id),
      org_user_code text,
      person_id text references account (id),
      created_at timestamptz not null,
      cancelled_at timestamptz,
      check ((account_type = 'org') = (organisation_id is not null)),
      check (person_id is null or account_type = 'org')
    )`.execute(database);
  await sql`create unique index account_org_user on account (organisation_id, org_user_code)`.execute(
    database,
  );
  await sql`create index account_person on account (person_id) where person_id is not null`.execute(database);
  await sql`
    insert into account (id, account_type, real_name, nick_name, class_nick_name, created_at)
    values ('999777', 'guest', '', '', '', now())`.execute(database);

  await sql`
    create table account_identity (
      account_id text not null references account (id) on delete cascade,
      identity text not null,
      primary key (account_id, identity)
    )`.execute(database);

  // Avatars are in the database, not in the object store, so that they are deleted with the account.
  await sql`
    create table account_avatar (
      account_id text primary key references account (id) on delete cascade,
      mime text not null,
      bytes bytea not null,
      -- First 128 bits of its SHA-256, hexadecimal: the key in its address.
      version text not null
    )`.execute(database);

  await sql`
    create table device_session (
      id text primary key,
      device_id text not null,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index device_session_end on device_session (expires_at)`.execute(database);

  await sql`
    create table sign_in (
      id text primary key,
      -- The sign-in of the same browser that this one was exchanged from, or itself: they end together.
      root_id text not null,
      account_id text not null references account (id) on delete cascade,
      -- The person who signed in, also while acting as one of its organisation accounts.
      person_id text references account (id) on delete cascade,
      device_id text,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index sign_in_root on sign_in (root_id)`.execute(database);
  await sql`create index sign_in_account on sign_in (account_id)`.execute(database);
  await sql`create index sign_in_person on sign_in (person_id) where person_id is not null`.execute(database);

  await sql`
    create table token (
      access_hash bytea primary key,
      refresh_hash bytea not null unique,
      sign_in_id text not null references sign_in (id) on delete cascade,
      access_expires_at timestamptz not null,
      refresh_expires_at timestamptz not null,
      -- When the refresh token was changed for a new pair.
      rotated_at timestamptz
    )`.execute(database);
  await sql`create index token_sign_in on token (sign_in_id)`.execute(database);
  await sql`create index token_end on token (refresh_expires_at)`.execute(database);

  await sql`
    create table login_key (
      key_hash bytea primary key,
      account_id text not null references account (id) on delete cascade,
      person_id text references account (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index login_key_end on login_key (expires_at)`.execute(database);

  await sql`
    create table sign_in_failure (
      -- 'name:' or 'address:' and a SHA-256, so that no tried name is kept in the clear.
      subject text primary key,
      failures integer not null,
      first_at timestamptz not null,
      locked_until timestamptz
    )`.execute(database);

  await sql`
    create table used_nonce (
      -- SHA-256 of the sign-in and the nonce, first 128 bits.
      digest bytea primary key,
      -- Milliseconds since 1970, as the nonce says.
      nonce_time bigint not null
    )`.execute(database);
  await sql`create index used_nonce_time on used_nonce (nonce_time)`.execute(database);
}
