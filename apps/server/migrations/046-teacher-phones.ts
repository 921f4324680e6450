import { type Kysely, sql } from 'kysely';

/** The teacher's own phone in a lesson, the panel's state for it, and the photographs that it sends. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lesson_phones
      -- What the panel said of itself beside the number of the page: title, notes, the next page, the timer.
      add column shows jsonb,
      -- SHA-256 of the invitation in the QR code for the teacher's phone, until it is used or its time is over.
      add column invitation_hash bytea unique,
      -- By the clock that never jumps.
      add column invited_until timestamptz`.execute(database);
  await sql`
    alter table lesson_participant
      add column kind text not null default 'pupil',
      -- Of a teacher's phone: what it calls itself, the number on both screens, and when the panel let it in.
      add column device text,
      add column number text,
      add column confirmed_at timestamptz`.execute(database);
  await sql`
    create table lesson_photo (
      id text primary key,
      lesson_id text not null references lesson (id) on delete cascade,
      participant_id text not null references lesson_participant (id) on delete cascade,
      mime text not null,
      bytes bytea not null,
      width integer not null,
      height integer not null,
      -- The teacher said so; the others go when they are put away, and with the phones.
      kept boolean not null default false,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index lesson_photo_lesson on lesson_photo (lesson_id, created_at)`.execute(database);
}
