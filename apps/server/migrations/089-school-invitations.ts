import { type Kysely, sql } from 'kysely';

/** Invitations into a school: the token is stored as a hash. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table school_invitation (
      id text primary key,
      token_hash bytea not null unique,
      organisation_id text not null references organisation (id) on delete cascade,
      identity text not null,
      note text not null,
      uses integer not null default 0 check (uses <= uses_max),
      uses_max integer not null,
      made_by text not null references account (id) on delete cascade,
      created_at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(database);
  await sql`create index school_invitation_of on school_invitation (organisation_id, created_at)`.execute(
    database,
  );
}
