import { type Kysely, sql } from 'kysely';

/** Classes that teachers create, change and archive; pupils with groups, seats and photos, who may leave. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table school_class
      -- Null for a class of a teacher without a school.
      alter column organisation_id drop not null,
      add column archived_at timestamptz`.execute(database);
  await sql`
    alter table class_member
      add column group_name text not null default '',
      add column seat_row smallint,
      add column seat_column smallint,
      add column photo_hash text,
      -- Of who has left only the id and the number remain, for what is told of past lessons.
      add column removed_at timestamptz,
      -- Null for who has left. A change of several is checked as a whole, under a lock of the class.
      alter column position drop not null,
      drop constraint class_member_class_id_position_key`.execute(database);
  await sql`create index class_member_class on class_member (class_id, position)`.execute(database);
  await sql`create index class_member_photo on class_member (photo_hash) where photo_hash is not null`.execute(
    database,
  );
  await sql`
    create table class_change (
      id text primary key,
      class_id text not null references school_class (id) on delete cascade,
      added integer not null,
      changed integer not null,
      removed integer not null,
      made_at timestamptz not null
    )`.execute(database);
  await sql`create index class_change_class on class_change (class_id, made_at)`.execute(database);
}
