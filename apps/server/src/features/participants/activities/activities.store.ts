import { randomInt } from 'node:crypto';
import type { ActivitySetting, ActivityState, AnswerContent } from '@lectern/protocol/activity-shapes';
import { sql } from 'kysely';
import type { OpenedHints } from '../askings/phone-hints.ts';
import type { ActivityRow, AnswerRow, ParticipantDatabase } from '../participants.tables.ts';

/** Number of orders in which a question's lists may stand: the column is a signed 32-bit integer. */
const SEEDS = 2 ** 31 - 1;
/** The most activities of one lesson. */
export const ACTIVITIES_MAX = 200;

const ANSWER_COLUMNS = [
  'id',
  'participant_id',
  'early',
  'late',
  'given_ms',
  'by_card',
  'on_panel',
  'content',
  'at',
] as const;

const OPEN_STATES = ['ready', 'open'];
const ALL_STATES = [...OPEN_STATES, 'closed', 'away'];

/** Rows of the activities of lessons, and of their answers. */
export class ActivitiesStore {
  readonly #database: ParticipantDatabase;

  constructor(database: ParticipantDatabase) {
    this.#database = database;
  }

  /** The activity that phones show now. */
  current(lessonId: string): Promise<ActivityRow | undefined> {
    return this.#database
      .selectFrom('lesson_activity')
      .selectAll()
      .where('lesson_id', '=', lessonId)
      .where('state', '!=', 'away')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  find(id: string): Promise<ActivityRow | undefined> {
    return this.#database.selectFrom('lesson_activity').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /**
   * Starts an activity and removes the others of the lesson from the phones. `full`: the lesson has reached its limit.
   * `there`: an activity with this id exists, in any lesson.
   */
  async start(
    id: string,
    lessonId: string,
    setting: ActivitySetting,
    most: number,
    now: Date,
  ): Promise<'started' | 'full' | 'there'> {
    return this.#database.transaction().execute(async (transaction) => {
      // The lock makes activities of one lesson start one after the other.
      const door = await transaction
        .updateTable('lesson_phones')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('lesson_id', '=', lessonId)
        .returning('version')
        .executeTakeFirst();
      if (!door) return 'full';
      const last = await transaction
        .selectFrom('lesson_activity')
        .select(({ fn }) => fn.max('position').as('position'))
        .where('lesson_id', '=', lessonId)
        .executeTakeFirst();
      const position = (last?.position ?? 0) + 1;
      if (position > most) return 'full';
      const state = setting.kind === 'buzz' ? 'ready' : 'open';
      const made = await transaction
        .insertInto('lesson_activity')
        .values({
          id,
          lesson_id: lessonId,
          position,
          setting: JSON.stringify(setting),
          state,
          shown: false,
          hidden_words: '[]',
          seed: randomInt(SEEDS),
          opened_at: state === 'open' ? now : null,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) return 'there';
      await transaction
        .updateTable('lesson_activity')
        .set((eb) => ({ state: 'away', closed_at: eb.fn.coalesce('closed_at', eb.val(now)) }))
        .where('lesson_id', '=', lessonId)
        .where('id', '!=', id)
        .where('state', '!=', 'away')
        .execute();
      return 'started';
    });
  }

  /**
   * Adds a question that was answered on the panel and that no phone was asked. `full`: the lesson has reached its limit.
   * `there`: an activity with this id exists, in any lesson.
   */
  async addOnPanel(
    id: string,
    lessonId: string,
    question: { readonly setting: ActivitySetting; readonly at: Date },
    most: number,
    now: Date,
  ): Promise<'added' | 'full' | 'there'> {
    return this.#database.transaction().execute(async (transaction) => {
      // The locks make activities of one lesson start one after the other, also before it is opened for phones.
      await sql`select 1 from lesson_phones where lesson_id = ${lessonId} for update`.execute(transaction);
      await sql`select 1 from lesson where id = ${lessonId} for no key update`.execute(transaction);
      const last = await transaction
        .selectFrom('lesson_activity')
        .select(({ fn }) => fn.max('position').as('position'))
        .where('lesson_id', '=', lessonId)
        .executeTakeFirst();
      const position = (last?.position ?? 0) + 1;
      if (position > most) return 'full';
      const made = await transaction
        .insertInto('lesson_activity')
        .values({
          id,
          lesson_id: lessonId,
          position,
          setting: JSON.stringify(question.setting),
          state: 'away',
          shown: false,
          hidden_words: '[]',
          opened_at: question.at,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return made ? 'added' : 'there';
    });
  }

  /** Undefined values are kept. An activity that was removed from the phones stays removed. */
  async change(
    { id, lesson_id: lessonId }: ActivityRow,
    change: {
      readonly state?: ActivityState | undefined;
      readonly shown?: boolean | undefined;
      readonly hidden_words?: readonly string[] | undefined;
      readonly key_shown?: boolean | undefined;
      readonly shown_works?: readonly string[] | undefined;
      /** The question with another key. */
      readonly setting?: ActivitySetting | undefined;
    },
    now: Date,
  ): Promise<void> {
    const { state, shown, hidden_words: hidden, key_shown: keyShown, setting, shown_works: works } = change;
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('lesson_activity')
        .set((eb) => ({
          ...(state !== undefined && { state }),
          ...(state === 'open' && { opened_at: eb.fn.coalesce('opened_at', eb.val(now)) }),
          ...(state === 'closed' && { closed_at: now }),
          ...(keyShown && { key_shown_at: eb.fn.coalesce('key_shown_at', eb.val(now)) }),
          ...(setting && { setting: JSON.stringify(setting), revision: eb('revision', '+', 1) }),
          ...(shown !== undefined && { shown }),
          ...(hidden !== undefined && { hidden_words: JSON.stringify(hidden) }),
          ...(works !== undefined && { shown_works: JSON.stringify(works) }),
          // Set in any case, because an update without values would be invalid.
          id,
        }))
        .where('id', '=', id)
        .where('state', '!=', 'away')
        .execute();
      await transaction
        .updateTable('lesson_phones')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('lesson_id', '=', lessonId)
        .execute();
    });
  }

  /** Lists the answers in the order in which the server stored them. */
  answers(activityId: string, participantId?: string): Promise<readonly AnswerRow[]> {
    return this.#database
      .selectFrom('lesson_answer')
      .select(ANSWER_COLUMNS)
      .where('activity_id', '=', activityId)
      .$if(participantId !== undefined, (query) => query.where('participant_id', '=', participantId ?? ''))
      .orderBy('position')
      .execute();
  }

  /** Activities of a lesson in order; one more than requested is read to know whether there are more. */
  async ofLesson(
    lessonId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly rows: readonly ActivityRow[]; readonly hasMore: boolean }> {
    const rows = await this.#database
      .selectFrom('lesson_activity')
      .selectAll()
      .where('lesson_id', '=', lessonId)
      .orderBy('position')
      .offset(offset)
      .limit(limit + 1)
      .execute();
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  /** The answers of several activities, each list in the order in which the server stored them. */
  async answersOf(activityIds: readonly string[]): Promise<ReadonlyMap<string, readonly AnswerRow[]>> {
    if (activityIds.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('lesson_answer')
      .select(['activity_id', ...ANSWER_COLUMNS])
      .where('activity_id', 'in', activityIds)
      .orderBy('position')
      .execute();
    return Map.groupBy(rows, ({ activity_id: id }) => id);
  }

  /**
   * The answer is on disk when it resolves with `stored`, or with `there`: the phone sent it before. `closed`: the
   * activity was closed before. `full`: this phone has reached the limit of answers. `foreign`: the id belongs to
   * another phone or activity. `afterEnd` stores the answer in a closed activity too, as late or in time.
   */
  async addAnswer(
    answer: {
      readonly id: string;
      readonly activityId: string;
      readonly participantId: string;
      readonly content: AnswerContent;
      readonly givenMs?: number | undefined;
      readonly afterEnd?: 'late' | 'in-time' | undefined;
      readonly byCard?: boolean;
      readonly onPanel?: boolean;
    },
    most: number,
    now: Date,
  ): Promise<'stored' | 'there' | 'closed' | 'full' | 'foreign'> {
    const { id, activityId, participantId, content, givenMs = null, afterEnd } = answer;
    const { byCard = false, onPanel = false } = answer;
    const states = afterEnd === undefined ? OPEN_STATES : ALL_STATES;
    const isLate = afterEnd === 'late';
    // Two concurrent answers of one phone need the same number: the second retries with the next.
    for (;;) {
      const { rows } = await sql<{ open: boolean; turn: number; stored: boolean; owner: string | null }>`
        with held as materialized (
          select id, state from lesson_activity where id = ${activityId} and state = any(${states}) for share
        ), before as (
          select coalesce(max(turn), 0)::integer + 1 as turn from lesson_answer
            where activity_id = ${activityId} and participant_id = ${participantId}
        ), added as (
          insert into lesson_answer (id, activity_id, participant_id, turn, early, late, given_ms, by_card,
            on_panel, content, at)
            select ${id}, held.id, ${participantId}, before.turn, held.state = 'ready', ${isLate},
                ${givenMs}::integer, ${byCard}, ${onPanel}, ${JSON.stringify(content)}::jsonb, ${now}
              from held, before where before.turn <= ${most}
            on conflict do nothing
            returning id
        )
        select exists (select 1 from held) as open, (select turn from before) as turn,
          exists (select 1 from added) as stored,
          (select activity_id || ' ' || participant_id from lesson_answer where id = ${id}) as owner`.execute(
        this.#database,
      );
      const [found] = rows;
      if (!found) return 'closed';
      if (found.owner === `${activityId} ${participantId}`) return 'there';
      if (found.owner !== null) return 'foreign';
      if (found.stored) return 'stored';
      if (!found.open) return 'closed';
      if (found.turn > most) return 'full';
    }
  }

  /** Stores that a pupil opened a hint; once, however often. */
  async addHint(activityId: string, participantId: string, hintId: string, at: Date): Promise<void> {
    await this.#database
      .insertInto('lesson_hint')
      .values({ activity_id: activityId, participant_id: participantId, hint_id: hintId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The hints of an activity that were opened, by participant. */
  async hints(activityId: string): Promise<OpenedHints> {
    const rows = await this.#database
      .selectFrom('lesson_hint')
      .select(['participant_id', 'hint_id'])
      .where('activity_id', '=', activityId)
      .orderBy('at')
      .execute();
    const byPupil = Map.groupBy(rows, ({ participant_id: id }) => id);
    return new Map([...byPupil].map(([id, own]) => [id, own.map(({ hint_id: hint }) => hint)]));
  }

  /** Gives an answer, with its files, to another participant of the lesson. */
  async moveAnswer(id: string, activityId: string, participantId: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      // The lock makes the answers that one participant gets arrive one after the other.
      await sql`select id from lesson_participant where id = ${participantId} for update`.execute(
        transaction,
      );
      await sql`
        insert into lesson_work (lesson_id, activity_id, participant_id, hash, mime, size)
          select work.lesson_id, work.activity_id, ${participantId}, work.hash, work.mime, work.size
            from lesson_work work join lesson_answer answer using (activity_id, participant_id)
            where answer.id = ${id} and position(work.hash in answer.content::text) > 0
          on conflict do nothing`.execute(transaction);
      await sql`
        update lesson_answer set participant_id = ${participantId}, turn = (
            select coalesce(max(turn), 0) + 1 from lesson_answer
              where activity_id = ${activityId} and participant_id = ${participantId})
          where id = ${id} and activity_id = ${activityId}`.execute(transaction);
    });
  }
}
