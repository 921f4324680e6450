import { sql } from 'kysely';
import type { ParticipantDatabase } from '../participants.tables.ts';

/** A hand that a pupil raised. */
export interface HandRow {
  readonly id: string;
  readonly participant_id: string;
  readonly question: string;
  readonly raised_at: Date;
}

const ROW = ['id', 'participant_id', 'question', 'raised_at'] as const;

/** Rows of the hands that pupils raise in lessons. */
export class HandsStore {
  readonly #database: ParticipantDatabase;

  constructor(database: ParticipantDatabase) {
    this.#database = database;
  }

  /** The hands that are up, the first one first. */
  up(lessonId: string): Promise<readonly HandRow[]> {
    return this.#database
      .selectFrom('lesson_hand')
      .select(ROW)
      .where('lesson_id', '=', lessonId)
      .where('lowered_at', 'is', null)
      .orderBy('raised_at')
      .orderBy('id')
      .execute();
  }

  /**
   * Raises a hand; a hand that is up gets the new question. `off`: the teacher has switched hands off. `often`: this phone
   * has raised its hand `most` times since `since`.
   */
  async raise(
    hand: {
      readonly id: string;
      readonly lessonId: string;
      readonly participantId: string;
      readonly question: string;
    },
    limit: { readonly most: number; readonly since: Date },
    now: Date,
  ): Promise<'raised' | 'there' | 'off' | 'often'> {
    const { id, lessonId, participantId, question } = hand;
    return this.#database.transaction().execute(async (transaction) => {
      // The lock makes the hands of one lesson change one after the other.
      const door = await transaction
        .selectFrom('lesson_phones')
        .select('hands')
        .where('lesson_id', '=', lessonId)
        .forUpdate()
        .executeTakeFirst();
      if (!door?.hands) return 'off';
      const own = await transaction
        .selectFrom('lesson_hand')
        .select(['id', 'raised_at'])
        .where('participant_id', '=', participantId)
        .execute();
      if (own.some((each) => each.id === id)) return 'there';
      if (own.filter(({ raised_at: at }) => at >= limit.since).length >= limit.most) return 'often';
      await transaction
        .updateTable('lesson_hand')
        .set({ lowered_at: now })
        .where('participant_id', '=', participantId)
        .where('lowered_at', 'is', null)
        .execute();
      const values = { id, lesson_id: lessonId, participant_id: participantId, question };
      const added = await transaction
        .insertInto('lesson_hand')
        .values({ ...values, raised_at: now, lowered_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ? 'raised' : 'there';
    });
  }

  /** Lowers the hands of a lesson, of one phone or all. */
  async lower(lessonId: string, participantId: string | undefined, now: Date): Promise<void> {
    await this.#database
      .updateTable('lesson_hand')
      .set({ lowered_at: now })
      .where('lesson_id', '=', lessonId)
      .where('lowered_at', 'is', null)
      .$if(participantId !== undefined, (query) => query.where('participant_id', '=', participantId ?? ''))
      .execute();
  }

  async setOn(lessonId: string, on: boolean): Promise<void> {
    await this.#database
      .updateTable('lesson_phones')
      .set({ hands: on })
      .where('lesson_id', '=', lessonId)
      .execute();
  }

  /** Counts a change of the lesson's phones, so that they show it. */
  async changed(lessonId: string): Promise<void> {
    await sql`update lesson_phones set version = version + 1 where lesson_id = ${lessonId}`.execute(
      this.#database,
    );
  }

  /** All hands of a lesson in order; one more than requested is read to know whether there are more. */
  async ofLesson(
    lessonId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly rows: readonly HandRow[]; readonly hasMore: boolean }> {
    const rows = await this.#database
      .selectFrom('lesson_hand')
      .select(ROW)
      .where('lesson_id', '=', lessonId)
      .orderBy('raised_at')
      .orderBy('id')
      .offset(offset)
      .limit(limit + 1)
      .execute();
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }
}
