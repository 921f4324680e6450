import { randomBytes } from 'node:crypto';
import { newId } from '@lectern/base';
import type { ParticipantDatabase } from '../participants.tables.ts';

/** A pupil who answers without a device. */
export interface CardPupil {
  /** Null for a typed name, and for a pupil who was not named. */
  readonly memberId: string | null;
  /** Empty for a pupil of the class. */
  readonly name: string;
  /** Tells pupils who are not in the class apart; of a pupil of the class it is the pupil's id. */
  readonly key: string;
}

/** Rows of the pupils of a lesson who answer by paper cards or on the panel. */
export class CardPupilsStore {
  readonly #database: ParticipantDatabase;

  constructor(database: ParticipantDatabase) {
    this.#database = database;
  }

  /** The rows of these pupils by the pupils' keys; missing rows are added. */
  async rowsOf(
    lessonId: string,
    pupils: readonly CardPupil[],
    now: Date,
  ): Promise<ReadonlyMap<string, string>> {
    if (pupils.length === 0) return new Map();
    const keyed = new Map(pupils.map((pupil) => [nameKeyOf(pupil), pupil]));
    await this.#database
      .insertInto('lesson_participant')
      .values(
        [...keyed].map(([nameKey, { memberId, name }]) => ({
          id: newId(),
          lesson_id: lessonId,
          member_id: memberId,
          name,
          name_key: nameKey,
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
      .select(['id', 'name_key'])
      .where('lesson_id', '=', lessonId)
      .where('kind', '=', 'card')
      .where('left_at', 'is', null)
      .where('name_key', 'in', [...keyed.keys()])
      .execute();
    return new Map(rows.map(({ id, name_key: nameKey }) => [keyed.get(nameKey)?.key ?? '', id]));
  }
}

/** Keys of phones begin with other words. */
function nameKeyOf({ memberId, key }: CardPupil): string {
  return memberId === null ? `panel ${key}` : `card ${key}`;
}
