import { type Kysely, sql } from 'kysely';

/** Phones in a lesson: its settings for joining, participants, activities and answers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table lesson_phones (
      lesson_id text primary key references lesson (id) on delete cascade,
      -- Null while it is closed: the code is free then.
      code text unique,
      naming text not null,
      admits boolean not null,
      -- Grows with whatever the phones or the panel show of the lesson.
      version integer not null default 1,
      page_number integer,
      page_count integer,
      opened_at timestamptz not null,
      -- When its panel was last there, by the clock that never jumps.
      panel_at timestamptz not null
    )`.execute(database);
  await sql`create index lesson_phones_open on lesson_phones (panel_at) where code is not null`.execute(
    database,
  );

  await sql`
    create table lesson_participant (
      id text primary key,
      lesson_id text not null references lesson (id) on delete cascade,
      -- A pupil of the class, whose name stands there alone.
      member_id text,
      -- A name that was typed; empty for a pupil of the class, and once it was kept long enough.
      name text not null,
      -- What no other phone of the lesson may have: the pupil, or the name however it is written.
      name_key text not null,
      -- SHA-256 of the token.
      token_hash bytea not null unique,
      joined_at timestamptz not null,
      left_at timestamptz
    )`.execute(database);
  await sql`create unique index lesson_participant_name on lesson_participant (lesson_id, name_key)
    where left_at is null`.execute(database);
  await sql`create index lesson_participant_lesson on lesson_participant (lesson_id, joined_at)`.execute(
    database,
  );
  await sql`create index lesson_participant_named on lesson_participant (joined_at) where name <> ''`.execute(
    database,
  );

  await sql`
    create table lesson_activity (
      id text primary key,
      lesson_id text not null references lesson (id) on delete cascade,
      -- Place among those of the lesson, from 1.
      position integer not null,
      setting jsonb not null,
      state text not null,
      shown boolean not null,
      hidden_words jsonb not null,
      -- When answers began to count.
      opened_at timestamptz,
      created_at timestamptz not null,
      unique (lesson_id, position)
    )`.execute(database);

  await sql`
    create table lesson_answer (
      id text primary key,
      activity_id text not null references lesson_activity (id) on delete cascade,
      participant_id text not null references lesson_participant (id) on delete cascade,
      -- In the order in which the server took them.
      position bigint generated always as identity,
      -- Place among those of this pupil, from 1.
      turn integer not null,
      -- It came before the start.
      early boolean not null,
      content jsonb not null,
      at timestamptz not null,
      unique (activity_id, participant_id, turn)
    )`.execute(database);
}
