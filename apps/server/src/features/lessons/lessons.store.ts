import type { ClassEvent } from '@lectern/protocol/lessons';
import { type Insertable, sql } from 'kysely';
import { below, type Place } from '../../platform/database/conditions.ts';
import type { LessonDatabase, LessonRow, LessonTables, LessonTransaction } from './lessons.tables.ts';

export type NewLesson = Insertable<LessonTables['lesson']>;

/** Kinds of events that describe the lesson and do not count for a class. */
const OF_THE_LESSON: readonly ClassEvent['kind'][] = ['page', 'tool'];

/** Rows of lessons and their events. */
export class LessonsStore {
  readonly database: LessonDatabase;

  constructor(database: LessonDatabase) {
    this.database = database;
  }

  find(id: string, database: LessonDatabase = this.database): Promise<LessonRow | undefined> {
    return database.selectFrom('lesson').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Like `find`, and locks the row until the transaction ends. */
  hold(id: string, transaction: LessonTransaction): Promise<LessonRow | undefined> {
    return transaction.selectFrom('lesson').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  /** Undefined when a lesson with this id exists. */
  insert(lesson: NewLesson, transaction: LessonTransaction): Promise<LessonRow | undefined> {
    return transaction
      .insertInto('lesson')
      .values(lesson)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
  }

  /** Number of a teacher's lessons that were first reported since this time. */
  async countSince(teacherId: string, since: Date): Promise<number> {
    const row = await this.database
      .selectFrom('lesson')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('teacher_id', '=', teacherId)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    return row.count;
  }

  async count(teacherId: string): Promise<number> {
    const { count } = await this.database
      .selectFrom('lesson')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('teacher_id', '=', teacherId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Lessons, the latest first; one more than requested is read to know whether there are more. */
  async list(
    teacherId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly rows: readonly LessonRow[]; readonly hasMore: boolean }> {
    const rows = await this.database
      .selectFrom('lesson')
      .selectAll()
      .where('teacher_id', '=', teacherId)
      .orderBy('begin_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit + 1)
      .execute();
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  /** Lessons of a teacher after a place in the list, the latest first. */
  taught(teacherId: string, place: Place | undefined, limit: number): Promise<readonly LessonRow[]> {
    return this.database
      .selectFrom('lesson')
      .selectAll()
      .where('teacher_id', '=', teacherId)
      .where(below('begin_at', 'id', place))
      .orderBy('begin_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /**
   * Ends a lesson. A lesson that has ended keeps its end, unless `endLeft` set it: its panel knows when it really
   * ended.
   */
  end(id: string, endAt: Date, now: Date): Promise<LessonRow | undefined> {
    return this.database
      .updateTable('lesson')
      .set({
        end_at: sql<Date>`case when end_at is null or is_left then greatest(begin_at, ${endAt}) else end_at end`,
        is_left: false,
        last_at: now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  }

  /** Removes the end of a lesson that ended after this time; undefined if it ended earlier. */
  resume(id: string, endedAfter: Date, now: Date): Promise<LessonRow | undefined> {
    return this.database
      .updateTable('lesson')
      .set({ end_at: null, is_left: false, last_at: now })
      .where('id', '=', id)
      .where('end_at', '>=', endedAfter)
      .returningAll()
      .executeTakeFirst();
  }

  /** Ends lessons without any event or change since `before`, as of their last; returns their ids. */
  async endLeft(before: Date): Promise<readonly string[]> {
    const rows = await this.database
      .updateTable('lesson')
      .set({ end_at: sql<Date>`greatest(begin_at, last_at)`, is_left: true })
      .where('end_at', 'is', null)
      .where('last_at', '<', before)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Ends lessons of deactivated teachers and returns their ids. Panels may later report when they really ended. */
  async endOfDeactivated(now: Date): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      update lesson set end_at = greatest(begin_at, ${now}), is_left = true
        where end_at is null and exists (
          select 1 from account a where a.id = lesson.teacher_id and a.deactivated_at is not null)
        returning id`.execute(this.database);
    return rows.map(({ id }) => id);
  }

  /** Whether the lesson has events that count for its class and were not undone. */
  async countsForClass(id: string, transaction: LessonTransaction): Promise<boolean> {
    const found = await transaction
      .selectFrom('class_event as event')
      .select('event.id')
      .where('event.lesson_id', '=', id)
      .where('event.kind', 'not in', [...OF_THE_LESSON, 'undone'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('class_event as undone')
              .select('undone.id')
              .where('undone.lesson_id', '=', id)
              .where('undone.kind', '=', 'undone')
              .where(sql<string>`undone.content ->> 'event_id'`, '=', sql.ref<string>('event.id')),
          ),
        ),
      )
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Sets the class of a locked lesson and of all its events. */
  async setClass(
    id: string,
    schoolClass: { readonly id: string | null; readonly name: string },
    now: Date,
    transaction: LessonTransaction,
  ): Promise<LessonRow> {
    const given = { class_id: schoolClass.id };
    await transaction.updateTable('class_event').set(given).where('lesson_id', '=', id).execute();
    return await transaction
      .updateTable('lesson')
      .set({ ...given, class_name: schoolClass.name, last_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Deletes a locked lesson with its live document and the events that count for no class: pages, tools. */
  async remove(id: string, transaction: LessonTransaction): Promise<void> {
    await transaction
      .deleteFrom('class_event')
      .where('lesson_id', '=', id)
      .where((where) => where.or([where('class_id', 'is', null), where('kind', 'in', OF_THE_LESSON)]))
      .execute();
    await transaction.deleteFrom('lesson').where('id', '=', id).execute();
  }

  /** Appends the events that a locked lesson does not have yet. */
  async addEvents(
    lesson: LessonRow,
    events: readonly ClassEvent[],
    now: Date,
    transaction: LessonTransaction,
  ): Promise<void> {
    const known = await transaction
      .selectFrom('class_event')
      .select('id')
      .where(
        'id',
        'in',
        events.map(({ id }) => id),
      )
      .execute();
    const there = new Set(known.map(({ id }) => id));
    const added = [...new Map(events.map((event) => [event.id, event])).values()].filter(
      ({ id }) => !there.has(id),
    );
    if (added.length > 0) {
      await transaction
        .insertInto('class_event')
        .values(
          added.map(({ id, kind, at, ...content }, index) => ({
            id,
            lesson_id: lesson.id,
            class_id: lesson.class_id,
            position: lesson.event_count + index + 1,
            kind,
            at: new Date(Math.min(at, now.getTime())),
            content: JSON.stringify(content),
            created_at: now,
          })),
        )
        // A concurrent call added the same id to another lesson.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    await transaction
      .updateTable('lesson')
      .set({ event_count: lesson.event_count + added.length, last_at: now })
      .where('id', '=', lesson.id)
      .execute();
  }

  async listEvents(
    lessonId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly events: readonly ClassEvent[]; readonly hasMore: boolean }> {
    const rows = await this.database
      .selectFrom('class_event')
      .select(['id', 'kind', 'at', 'content'])
      .where('lesson_id', '=', lessonId)
      .where('position', '>', offset)
      .orderBy('position')
      .limit(limit + 1)
      .execute();
    // The kind determines the shape of the content; `addEvents` wrote both together.
    const events = rows
      .slice(0, limit)
      .map(({ content, at, ...row }) => ({ ...content, ...row, at: at.getTime() }) as ClassEvent);
    return { events, hasMore: rows.length > limit };
  }
}
