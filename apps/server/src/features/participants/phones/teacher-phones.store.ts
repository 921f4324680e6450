import type { ParticipantDatabase, ParticipantRow } from '../participants.tables.ts';

/** Rows of the teacher's own phones: their invitation, waiting, and admission. */
export class TeacherPhonesStore {
  readonly #database: ParticipantDatabase;

  constructor(database: ParticipantDatabase) {
    this.#database = database;
  }

  /** Replaces the invitation; the earlier one becomes invalid. False when the lesson is not open for phones. */
  async invite(lessonId: string, invitationHash: Buffer, until: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('lesson_phones')
      .set({ invitation_hash: invitationHash, invited_until: until })
      .where('lesson_id', '=', lessonId)
      .where('code', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  /**
   * Uses the invitation up, and adds a waiting phone, which replaces an earlier waiting phone. `unknown`: the
   * invitation was used, has expired, or never existed. `full`: the limit of admitted phones is reached.
   */
  async ask(
    phone: {
      readonly id: string;
      readonly invitationHash: Buffer;
      readonly tokenHash: Buffer;
      readonly device: string;
      readonly number: string;
    },
    most: number,
    { now, steadyNow }: { readonly now: Date; readonly steadyNow: Date },
  ): Promise<{ readonly lessonId: string } | 'unknown' | 'full'> {
    return this.#database.transaction().execute(async (transaction) => {
      const door = await transaction
        .updateTable('lesson_phones')
        .from('lesson')
        .set((eb) => ({
          invitation_hash: null,
          invited_until: null,
          version: eb('lesson_phones.version', '+', 1),
        }))
        .whereRef('lesson.id', '=', 'lesson_phones.lesson_id')
        .where('lesson.end_at', 'is', null)
        .where('lesson_phones.code', 'is not', null)
        .where('invitation_hash', '=', phone.invitationHash)
        .where('invited_until', '>', steadyNow)
        .returning('lesson_phones.lesson_id')
        .executeTakeFirst();
      if (!door) return 'unknown';
      const lessonId = door.lesson_id;
      await transaction
        .updateTable('lesson_participant')
        .set({ left_at: now })
        .where('lesson_id', '=', lessonId)
        .where('kind', '=', 'teacher')
        .where('confirmed_at', 'is', null)
        .where('left_at', 'is', null)
        .execute();
      const { present } = await transaction
        .selectFrom('lesson_participant')
        .select(({ fn }) => fn.countAll<number>().as('present'))
        .where('lesson_id', '=', lessonId)
        .where('kind', '=', 'teacher')
        .where('left_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (present >= most) return 'full';
      await transaction
        .insertInto('lesson_participant')
        .values({
          id: phone.id,
          lesson_id: lessonId,
          member_id: null,
          name: '',
          name_key: `teacher ${phone.id}`,
          token_hash: phone.tokenHash,
          joined_at: now,
          left_at: null,
          kind: 'teacher',
          device: phone.device,
          number: phone.number,
        })
        .execute();
      return { lessonId };
    });
  }

  /** A phone of the teacher that was admitted or waits for admission, while the lesson continues. */
  find(participantId: string): Promise<ParticipantRow | undefined> {
    return this.#database
      .selectFrom('lesson_participant')
      .innerJoin('lesson', 'lesson.id', 'lesson_participant.lesson_id')
      .select(['lesson_participant.id', 'lesson_id', 'member_id', 'lesson_participant.name'])
      .select(['kind', 'device', 'number', 'confirmed_at'])
      .where('lesson_participant.id', '=', participantId)
      .where('left_at', 'is', null)
      .where('lesson.end_at', 'is', null)
      .executeTakeFirst();
  }

  /** Removes every phone of a teacher, and returns their lessons. */
  async sendOut(teacherId: string, now: Date): Promise<readonly string[]> {
    return this.#database.transaction().execute(async (transaction) => {
      const open = transaction
        .selectFrom('lesson')
        .select('lesson.id')
        .where('teacher_id', '=', teacherId)
        .where('lesson.end_at', 'is', null);
      const gone = await transaction
        .updateTable('lesson_participant')
        .set({ left_at: now })
        .where('lesson_id', 'in', open)
        .where('kind', '=', 'teacher')
        .where('left_at', 'is', null)
        .returning('lesson_id')
        .execute();
      // A pending invitation becomes invalid.
      const shut = await transaction
        .updateTable('lesson_phones')
        .set((eb) => ({ invitation_hash: null, invited_until: null, version: eb('version', '+', 1) }))
        .where('lesson_id', 'in', open)
        .where((eb) =>
          eb.or([
            eb('invitation_hash', 'is not', null),
            ...(gone.length === 0
              ? []
              : [
                  eb(
                    'lesson_id',
                    'in',
                    gone.map((row) => row.lesson_id),
                  ),
                ]),
          ]),
        )
        .returning('lesson_id')
        .execute();
      return shut.map((row) => row.lesson_id);
    });
  }

  async confirm({ id, lesson_id: lessonId }: ParticipantRow, now: Date): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('lesson_participant')
        .set({ confirmed_at: now })
        .where('id', '=', id)
        .where('left_at', 'is', null)
        .execute();
      await transaction
        .updateTable('lesson_phones')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('lesson_id', '=', lessonId)
        .execute();
    });
  }
}
