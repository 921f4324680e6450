import { type Kysely, sql } from 'kysely';

/** Classes of an organisation, their teachers, and their pupils, who are names without an account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table school_class (
      id text primary key,
      organisation_id text not null references organisation (id),
      class_type text not null check (class_type in ('CLASS', 'TEACHING_CLASS', 'GROUP')),
      name text not null,
      nick_name text not null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index school_class_organisation on school_class (organisation_id, id)`.execute(database);

  await sql`
    create table class_teacher (
      class_id text not null references school_class (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      primary key (class_id, account_id)
    )`.execute(database);
  await sql`create index class_teacher_account on class_teacher (account_id, class_id)`.execute(database);

  await sql`
    create table class_member (
      id text primary key,
      class_id text not null references school_class (id) on delete cascade,
      real_name text not null,
      nick_name text not null,
      student_number text not null,
      -- Place in the list, from 0.
      position integer not null,
      unique (class_id, position)
    )`.execute(database);
}
