import { type Kysely, sql } from 'kysely';

/** Assignments with their frozen questions, and what pupils answered and teachers marked. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table assignment (
      id text primary key,
      owner_id text not null,
      code text not null unique,
      setting jsonb not null,
      source jsonb not null,
      -- -- The exercise, and the position of its log when the questions were taken; null for a wrong-answer book.
      document_id text,
      document_seq bigint,
      -- -- The questions with their keys, and the number of times that they were taken anew.
      content jsonb not null,
      question_count integer not null,
      full_points double precision not null,
      revision integer not null default 1,
      until_at timestamptz,
      takes_late boolean not null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index assignment_of_owner on assignment (owner_id, created_at desc)`.execute(database);
  await sql`create index assignment_of_document on assignment (document_id)`.execute(database);
  await sql`
    create table assignment_class (
      assignment_id text not null references assignment on delete cascade,
      class_id text not null references school_class on delete cascade,
      primary key (assignment_id, class_id)
    )`.execute(database);
  await sql`create index assignment_of_class on assignment_class (class_id)`.execute(database);
  await sql`
    create table assignment_work (
      id text primary key,
      assignment_id text not null references assignment on delete cascade,
      -- -- Null for a pupil who came by the link.
      class_id text references school_class on delete cascade,
      member_id text,
      -- -- One pupil's attempts have one key: the member's id, or a hash of device and typed name.
      pupil_key text not null,
      typed_name text not null,
      attempt integer not null,
      seed integer not null,
      -- -- Ids of the questions of a wrong-answer book that were drawn for the pupil; null for all questions.
      question_ids text[],
      -- -- Ids of requested hints by the question's id.
      hints jsonb not null default '{}',
      begun_at timestamptz not null,
      -- -- The end by the time limit.
      ends_at timestamptz,
      handed_in_at timestamptz,
      handed_in_how text,
      late boolean not null default false,
      returned_at timestamptz,
      words text not null default '',
      voice_hash text,
      key_shown_at timestamptz,
      -- -- Grows with each change of answers, marks and questions; assignment_result is of the change \`judged\`.
      changes integer not null default 0,
      judged integer,
      unique (assignment_id, pupil_key, attempt)
    )`.execute(database);
  await sql`create index assignment_work_of_class on assignment_work (class_id)`.execute(database);
  await sql`
    create index assignment_work_unjudged on assignment_work (assignment_id)
      where handed_in_at is null or judged is distinct from changes`.execute(database);
  await sql`
    create table assignment_token (
      token_hash bytea primary key,
      work_id text not null references assignment_work on delete cascade,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index assignment_token_of_work on assignment_token (work_id)`.execute(database);
  await sql`
    create table assignment_response (
      id text primary key,
      work_id text not null references assignment_work on delete cascade,
      question_id text not null,
      position bigint generated always as identity,
      content jsonb not null,
      given_at timestamptz not null,
      received_at timestamptz not null,
      late boolean not null,
      device text not null
    )`.execute(database);
  await sql`
    create index assignment_response_of_work
      on assignment_response (work_id, question_id, given_at desc, position desc)`.execute(database);
  await sql`
    create table assignment_mark (
      id text primary key,
      work_id text not null references assignment_work on delete cascade,
      question_id text not null,
      -- -- The response that was marked; null where nothing was answered.
      response_id text,
      by_id text not null,
      at timestamptz not null,
      position bigint generated always as identity,
      content jsonb not null
    )`.execute(database);
  await sql`
    create index assignment_mark_of_work on assignment_mark (work_id, question_id, position desc)`.execute(
    database,
  );
  await sql`
    create table assignment_result (
      work_id text not null references assignment_work on delete cascade,
      question_id text not null,
      -- -- The question that was first given out, of which this is a copy in a wrong-answer assignment.
      origin_assignment_id text not null,
      origin_question_id text not null,
      state text not null,
      at timestamptz,
      primary key (work_id, question_id)
    )`.execute(database);
  await sql`
    create table assignment_file (
      assignment_id text not null references assignment on delete cascade,
      -- -- The attempt of an answer's file; null for files of questions and for teachers' recordings.
      work_id text references assignment_work on delete cascade,
      hash text not null,
      mime text not null,
      size bigint not null,
      kind text not null,
      unique nulls not distinct (assignment_id, work_id, hash, kind)
    )`.execute(database);
  await sql`create index assignment_file_by_hash on assignment_file (hash)`.execute(database);
}
