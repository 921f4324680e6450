import { type Kysely, sql } from 'kysely';

/** Accounts that a school deactivates, and passwords that it gives for one sign-in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      -- Its school lets it be used no more; nothing of it is gone.
      add column deactivated_at timestamptz,
      -- Not null: the password was given by the school, is good until then, and must be changed to come in.
      add column password_until timestamptz`.execute(database);
  // Index for the list of people, read a page at a time.
  await sql`
    create index account_organisation on account (organisation_id, real_name, id)
      where organisation_id is not null`.execute(database);
  await sql`create index school_class_name on school_class (organisation_id, name, id)`.execute(database);
}
