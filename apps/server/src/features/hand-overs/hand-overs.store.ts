import type { HandOverState } from '@lectern/protocol/hand-overs';
import type { Generated, Insertable, Kysely, Selectable } from 'kysely';
import { below, type Place } from '../../platform/database/conditions.ts';

export type HandOverRow = Selectable<HandOverTables['hand_over']>;
type HandOverDatabase = Kysely<HandOverTables>;

/** Maximum number of hand-overs in a list. */
const LISTED = 100;

/** Hand-overs that are done or waiting. */
export class HandOversStore {
  readonly database: HandOverDatabase;

  constructor(database: HandOverDatabase) {
    this.database = database;
  }

  async insert(row: Insertable<HandOverTables['hand_over']>, database = this.database): Promise<HandOverRow> {
    return database.insertInto('hand_over').values(row).returningAll().executeTakeFirstOrThrow();
  }

  find(id: string): Promise<HandOverRow | undefined> {
    return this.database.selectFrom('hand_over').selectAll().where('id', '=', id).executeTakeFirst();
  }

  ofSchool(organisationId: string): Promise<readonly HandOverRow[]> {
    return this.#newest().where('organisation_id', '=', organisationId).limit(LISTED).execute();
  }

  from(userId: string): Promise<readonly HandOverRow[]> {
    return this.#newest().where('from_id', '=', userId).limit(LISTED).execute();
  }

  /** Hand-overs of a user's own documents, and hand-overs that they requested as an overseer of the school. */
  acts(userId: string, place: Place | undefined, limit: number): Promise<readonly HandOverRow[]> {
    return this.#newest()
      .where((or) => or.or([or('from_id', '=', userId), or('by_id', '=', userId)]))
      .where(below('asked_at', 'id', place))
      .limit(limit)
      .execute();
  }

  due(now: Date): Promise<readonly HandOverRow[]> {
    return this.#newest().where('state', '=', 'waiting').where('due_at', '<=', now).limit(LISTED).execute();
  }

  /** Ends a user's waiting hand-over because a new one replaces it. */
  async replaceWaiting(fromId: string, now: Date, database = this.database): Promise<void> {
    await database
      .updateTable('hand_over')
      .set({ state: 'stopped', settled_at: now })
      .where('from_id', '=', fromId)
      .where('state', '=', 'waiting')
      .execute();
  }

  /** Undefined if the hand-over is in another state now. */
  settle(
    id: string,
    [before, state]: readonly [HandOverState, HandOverState],
    now: Date,
    database = this.database,
  ): Promise<HandOverRow | undefined> {
    return database
      .updateTable('hand_over')
      .set({ state, settled_at: now })
      .where('id', '=', id)
      .where('state', '=', before)
      .returningAll()
      .executeTakeFirst();
  }

  async setMoved(
    id: string,
    moved: Pick<HandOverRow, 'moved' | 'document_count' | 'class_ids' | 'assignment_ids'>,
    database = this.database,
  ): Promise<void> {
    await database.updateTable('hand_over').set(moved).where('id', '=', id).execute();
  }

  #newest() {
    return this.database
      .selectFrom('hand_over')
      .selectAll()
      .orderBy('asked_at', 'desc')
      .orderBy('id', 'desc');
  }
}

export type HandOverTables = {
  hand_over: {
    id: string;
    organisation_id: string;
    from_id: string;
    to_id: string;
    by_id: string;
    documents: boolean;
    classes: boolean;
    folder_name: string;
    state: HandOverState;
    asked_at: Date;
    due_at: Date;
    settled_at: Date | null;
    document_count: Generated<number>;
    moved: Generated<string[]>;
    class_ids: Generated<string[]>;
    assignment_ids: Generated<string[]>;
  };
};
