import type { ParticipantDatabase, PhotoRow } from '../participants.tables.ts';

export interface NewPhoto {
  readonly id: string;
  readonly lessonId: string;
  readonly participantId: string;
  readonly mime: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Rows of photographs that were sent to panels. They are small and few, and most are deleted within the hour. */
export class LessonPhotosStore {
  readonly #database: ParticipantDatabase;

  constructor(database: ParticipantDatabase) {
    this.#database = database;
  }

  /** The oldest first, without their bytes. */
  list(lessonId: string): Promise<readonly PhotoRow[]> {
    return this.#database
      .selectFrom('lesson_photo')
      .select(['id', 'width', 'height', 'kept'])
      .where('lesson_id', '=', lessonId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async bytes(
    lessonId: string,
    photoId: string,
  ): Promise<{ readonly mime: string; readonly bytes: Buffer } | undefined> {
    return this.#database
      .selectFrom('lesson_photo')
      .select(['mime', 'bytes'])
      .where('lesson_id', '=', lessonId)
      .where('id', '=', photoId)
      .executeTakeFirst();
  }

  /**
   * `there`: the photo was sent before. `foreign`: the id belongs to another phone. `full`: the lesson has reached its
   * limit.
   */
  async add(photo: NewPhoto, most: number, now: Date): Promise<'added' | 'there' | 'foreign' | 'full'> {
    return this.#database.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('lesson_photo')
        .select('participant_id')
        .where('id', '=', photo.id)
        .executeTakeFirst();
      if (before) return before.participant_id === photo.participantId ? 'there' : 'foreign';
      // The lock makes photos of one lesson arrive one after the other.
      await transaction
        .updateTable('lesson_phones')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('lesson_id', '=', photo.lessonId)
        .execute();
      const { count } = await transaction
        .selectFrom('lesson_photo')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('lesson_id', '=', photo.lessonId)
        .executeTakeFirstOrThrow();
      if (count >= most) return 'full';
      const { id, lessonId, participantId, ...content } = photo;
      const added = await transaction
        .insertInto('lesson_photo')
        .values({
          id,
          lesson_id: lessonId,
          participant_id: participantId,
          ...content,
          kept: false,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ? 'added' : 'there';
    });
  }

  /** False when the lesson has no such photograph. */
  async keep(lessonId: string, photoId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('lesson_photo')
      .set({ kept: true })
      .where('lesson_id', '=', lessonId)
      .where('id', '=', photoId)
      .executeTakeFirst();
    if (numUpdatedRows > 0) await this.#note(lessonId);
    return numUpdatedRows > 0;
  }

  async remove(lessonId: string, photoId: string): Promise<void> {
    await this.#database
      .deleteFrom('lesson_photo')
      .where('lesson_id', '=', lessonId)
      .where('id', '=', photoId)
      .execute();
    await this.#note(lessonId);
  }

  /** Deletes the photos that the teacher did not keep, when the phones leave. */
  async dropUnkept(lessonIds: readonly string[]): Promise<void> {
    if (lessonIds.length === 0) return;
    await this.#database
      .deleteFrom('lesson_photo')
      .where('lesson_id', 'in', lessonIds)
      .where('kept', '=', false)
      .execute();
  }

  async #note(lessonId: string): Promise<void> {
    await this.#database
      .updateTable('lesson_phones')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('lesson_id', '=', lessonId)
      .execute();
  }
}
