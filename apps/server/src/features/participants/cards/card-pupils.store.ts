import { randomBytes } from 'node:crypto';
import { newId } from '@lectern/base';
import type { ParticipantDatabase } from '../participants.tables.ts';

/** Rows of the pupils of a lesson who answer by paper cards. */
export class CardPupilsStore {
  readonly #database: ParticipantDatabase;

  constructor(database: ParticipantDatabase) {
    this.#database = database;
  }

  /** The rows of these pupils by the pupils' ids; missing rows are added. */
  async rowsOf(
    lessonId: string,
    memberIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, string>> {
    if (memberIds.length === 0) return new Map();
    await this.#database
      .insertInto('lesson_participant')
      .values(
        memberIds.map((memberId) => ({
          id: newId(),
          lesson_id: lessonId,
          member_id: memberId,
          name: '',
          name_key: `card ${memberId}`,
          // The hash of no token: a card cannot sign in.
          token_hash: randomBytes(32),
          joined_at: now,
          left_at: null,
          kind: 'card' as const,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['lesson_id', 'name_key']).where('left_at', 'is', null).doNothing(),
      )
      .execute();
    const rows = await this.#database
      .selectFrom('lesson_participant')
      .select(['id', 'member_id'])
      .where('lesson_id', '=', lessonId)
      .where('kind', '=', 'card')
      .where('left_at', 'is', null)
      .where('member_id', 'in', memberIds)
      .execute();
    return new Map(
      rows.flatMap(({ id, member_id: memberId }) => (memberId === null ? [] : [[memberId, id]])),
    );
  }
}
