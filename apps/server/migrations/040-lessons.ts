import { type Kysely, sql } from 'kysely';

/** Lessons, their events, and their live documents (docs/decisions/0022). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table lesson (
      id text primary key,
      teacher_id text not null references account (id) on delete cascade,
      name text not null,
      courseware_id text references document (id) on delete set null,
      class_id text references school_class (id) on delete set null,
      class_name text not null,
      begin_at timestamptz not null,
      end_at timestamptz,
      -- When it was first told to the server, and when anything of it last was.
      created_at timestamptz not null,
      last_at timestamptz not null,
      event_count integer not null default 0,
      -- The window that is its host, and until when.
      host_window text,
      host_until timestamptz
    )`.execute(database);
  await sql`create index lesson_teacher on lesson (teacher_id, begin_at desc, id desc)`.execute(database);
  await sql`create index lesson_made on lesson (teacher_id, created_at)`.execute(database);
  await sql`create index lesson_courseware on lesson (courseware_id) where courseware_id is not null`.execute(
    database,
  );
  await sql`create index lesson_class on lesson (class_id) where class_id is not null`.execute(database);

  await sql`
    create table class_event (
      id text primary key,
      -- Null once the lesson was deleted: what counts for a class stays with the class.
      lesson_id text references lesson (id) on delete set null,
      class_id text references school_class (id) on delete cascade,
      -- Place among the events of the lesson, from 1.
      position integer not null,
      kind text not null,
      at timestamptz not null,
      -- The rest of the event as the protocol has it.
      content jsonb not null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create unique index class_event_lesson on class_event (lesson_id, position)`.execute(database);
  await sql`create index class_event_class on class_event (class_id, at) where class_id is not null`.execute(
    database,
  );

  // A live document is deleted with the row to which it belongs: a document's, or a lesson's.
  await sql`alter table live_document drop constraint live_document_document_id_fkey`.execute(database);
  await sql`
    alter table live_document
      add column of_document text generated always as (case when kind <> 'lesson' then document_id end) stored
        references document (id) on delete cascade,
      add column of_lesson text generated always as (case when kind = 'lesson' then document_id end) stored
        references lesson (id) on delete cascade`.execute(database);
  await sql`create index live_document_of_document on live_document (of_document)`.execute(database);
  await sql`create index live_document_of_lesson on live_document (of_lesson)
    where of_lesson is not null`.execute(database);
}
