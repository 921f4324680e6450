import type { HandOverState } from '@lectern/protocol/hand-overs';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { below, type Place } from '../../platform/database/below.ts';
import type { HandOverTables } from './hand-overs.tables.ts';

export type HandOverRow = Selectable<HandOverTables['hand_over']>;
type HandOverDatabase = Kysely<HandOverTables>;

/** As many as a list shows. */
const LISTED = 100;

/** What was handed over, and what waits to be. */
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

  /** What concerns somebody: their own things, and what they asked for as one who oversees the school. */
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

  /** Ends what waits of somebody: another one takes its place. */
  async replaceWaiting(fromId: string, now: Date, database = this.database): Promise<void> {
    await database
      .updateTable('hand_over')
      .set({ state: 'stopped', settled_at: now })
      .where('from_id', '=', fromId)
      .where('state', '=', 'waiting')
      .execute();
  }

  /** Undefined where it is in another state by now. */
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
    moved: {
      readonly ids: readonly string[];
      readonly documents: number;
      readonly classIds: readonly string[];
    },
    database = this.database,
  ): Promise<void> {
    await database
      .updateTable('hand_over')
      .set({ moved: [...moved.ids], document_count: moved.documents, class_ids: [...moved.classIds] })
      .where('id', '=', id)
      .execute();
  }

  #newest() {
    return this.database
      .selectFrom('hand_over')
      .selectAll()
      .orderBy('asked_at', 'desc')
      .orderBy('id', 'desc');
  }
}
