import { sql, type Transaction } from 'kysely';
import type { ParticipantTables } from '../participants.tables.ts';

type Tables = Transaction<ParticipantTables>;

/** How many phones one lesson admits. */
export interface JoinRoom {
  readonly present: number;
  /** Slots that are reserved for pupils of the roster. */
  readonly ofRoster: number;
  /** The most rows of a lesson, phones that left included. */
  readonly ever: number;
}

/** How many rows of phones that left are deleted at a time. */
const FORGOTTEN_AT_ONCE = 100;

/** Removes the phone's earlier place, and an absent phone that has the same name. */
export async function freeName(
  transaction: Tables,
  lessonId: string,
  { nameKey, phoneHash }: { readonly nameKey: string; readonly phoneHash: Buffer | null },
  now: Date,
): Promise<void> {
  await sql`update lesson_participant set left_at = ${now}
    where lesson_id = ${lessonId} and left_at is null and kind = 'pupil'
      and ((name_key = ${nameKey} and free_at <= ${now}) or phone_hash = ${phoneHash})`.execute(transaction);
}

/**
 * Whether one more phone fits, after absent phones are removed. When very many phones have left, rows of phones without
 * answers that stayed shortest are deleted, so that joining and leaving fills neither the lesson nor the disk.
 */
export async function hasRoom(
  transaction: Tables,
  lessonId: string,
  memberId: string | null,
  room: JoinRoom,
  now: Date,
): Promise<boolean> {
  const before = await counted(transaction, lessonId);
  if (before.ever >= room.ever) await forgetShortest(transaction, lessonId);
  if (fits(before, memberId, room)) return true;
  await sql`update lesson_participant set left_at = ${now}
    where lesson_id = ${lessonId} and left_at is null and kind = 'pupil' and free_at <= ${now}`.execute(
    transaction,
  );
  return fits(await counted(transaction, lessonId), memberId, room);
}

interface Counts {
  readonly ever: number;
  readonly present: number;
  /** Number of these slots with a typed name. */
  readonly typed: number;
}

function fits({ present, typed }: Counts, memberId: string | null, room: JoinRoom): boolean {
  if (present >= room.present) return false;
  return memberId !== null || typed < room.present - room.ofRoster;
}

async function counted(transaction: Tables, lessonId: string): Promise<Counts> {
  return transaction
    .selectFrom('lesson_participant')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('ever'),
      fn.countAll<number>().filterWhere('left_at', 'is', null).as('present'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('left_at', 'is', null), eb('member_id', 'is', null)]))
        .as('typed'),
    ])
    .where('lesson_id', '=', lessonId)
    .where('kind', '=', 'pupil')
    .executeTakeFirstOrThrow();
}

async function forgetShortest(transaction: Tables, lessonId: string): Promise<void> {
  await sql`delete from lesson_participant where id in (
    select p.id from lesson_participant p
      where lesson_id = ${lessonId} and left_at is not null and kind = 'pupil'
      order by exists (select 1 from lesson_answer a where a.participant_id = p.id), left_at - joined_at
      limit ${FORGOTTEN_AT_ONCE})`.execute(transaction);
}
