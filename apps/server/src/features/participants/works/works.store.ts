import { sql } from 'kysely';
import type { ParticipantDatabase, WorkRow } from '../participants.tables.ts';

/** Files of pupils' answers in lessons, each listed by the pupil and the activity that it was uploaded for. */
export class WorksStore {
  readonly #database: ParticipantDatabase;

  constructor(database: ParticipantDatabase) {
    this.#database = database;
  }

  /** False when the pupil has `files` other files in the activity, or the lesson would have more than `bytes`. */
  async add(work: WorkRow, most: { readonly files: number; readonly bytes: number }): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      // The lock makes the files of one pupil arrive one after the other.
      await sql`select id from lesson_participant where id = ${work.participant_id} for update`.execute(
        transaction,
      );
      const { rows } = await sql<{ files: number; bytes: number }>`
        select
          (select count(*)::integer from lesson_work
            where activity_id = ${work.activity_id} and participant_id = ${work.participant_id}
              and hash <> ${work.hash}) as files,
          (select coalesce(sum(size), 0)::double precision from lesson_work
            where lesson_id = ${work.lesson_id}) as bytes`.execute(transaction);
      const [held] = rows;
      if (!held || held.files >= most.files || held.bytes + work.size > most.bytes) return false;
      await transaction
        .insertInto('lesson_work')
        .values(work)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
  }

  /** The files of several activities. */
  async ofActivities(ids: readonly string[]): Promise<readonly WorkRow[]> {
    if (ids.length === 0) return [];
    return this.#database.selectFrom('lesson_work').selectAll().where('activity_id', 'in', ids).execute();
  }

  /** Whether a pupil has uploaded all of these files for the activity. */
  async hasAll(activityId: string, participantId: string, hashes: readonly string[]): Promise<boolean> {
    if (hashes.length === 0) return true;
    const { count } = await this.#database
      .selectFrom('lesson_work')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('activity_id', '=', activityId)
      .where('participant_id', '=', participantId)
      .where('hash', 'in', hashes)
      .executeTakeFirstOrThrow();
    return Number(count) === new Set(hashes).size;
  }

  /** A file of the activity, for who has its signed address. */
  async find(lessonId: string, activityId: string, hash: string): Promise<WorkRow | undefined> {
    return this.#database
      .selectFrom('lesson_work')
      .selectAll()
      .where('lesson_id', '=', lessonId)
      .where('activity_id', '=', activityId)
      .where('hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
  }

  /** Returns the hashes that any lesson uses. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('lesson_work')
      .select('hash')
      .distinct()
      .where('hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute();
    return rows.map(({ hash }) => hash);
  }
}
