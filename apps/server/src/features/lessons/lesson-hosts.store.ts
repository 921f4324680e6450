import { sql } from 'kysely';
import type { LessonDatabase, LessonHostRow, LessonTransaction } from './lessons.tables.ts';

/** Of one teacher, the last ones; far more than the devices and lessons of a day. */
const KEPT = 100;

/** Lessons of one courseware, as a panel other than this one teaches or taught them. */
export interface OtherPanels {
  readonly teacherId: string;
  readonly coursewareId: string;
  readonly panelId: string;
}

/** Rows of who teaches which lesson. */
export class LessonHostsStore {
  readonly database: LessonDatabase;

  constructor(database: LessonDatabase) {
    this.database = database;
  }

  /** Until the transaction ends no other panel of this teacher is decided about. */
  async alone(teacherId: string, transaction: LessonTransaction): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext(${`lesson host ${teacherId}`}))`.execute(transaction);
  }

  find(lessonId: string, database: LessonDatabase = this.database): Promise<LessonHostRow | undefined> {
    return database
      .selectFrom('lesson_host')
      .selectAll()
      .where('lesson_id', '=', lessonId)
      .executeTakeFirst();
  }

  /** The one that was begun last of those that are taught until some time in this span. */
  findTaught(
    { teacherId, coursewareId, panelId }: OtherPanels,
    span: { readonly from: Date; readonly until: Date },
    transaction: LessonTransaction,
  ): Promise<LessonHostRow | undefined> {
    return transaction
      .selectFrom('lesson_host')
      .selectAll()
      .where('teacher_id', '=', teacherId)
      .where('courseware_id', '=', coursewareId)
      .where('panel_id', '!=', panelId)
      .where('until', '>', span.from)
      .where('until', '<=', span.until)
      .orderBy('begin_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** The one that was left last of those that nobody ended and that were taught until some time in this span. */
  findLeft(
    { teacherId, coursewareId, panelId }: OtherPanels,
    span: { readonly from: Date; readonly until: Date },
    transaction: LessonTransaction,
  ): Promise<LessonHostRow | undefined> {
    return transaction
      .selectFrom('lesson_host')
      .innerJoin('lesson', 'lesson.id', 'lesson_host.lesson_id')
      .selectAll('lesson_host')
      .where('lesson_host.teacher_id', '=', teacherId)
      .where('lesson_host.courseware_id', '=', coursewareId)
      .where('panel_id', '!=', panelId)
      .where('until', '>', span.from)
      .where('until', '<=', span.until)
      .where('lesson.end_at', 'is', null)
      .orderBy('until', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** Undefined where the lesson is another teacher's. */
  async hold(row: LessonHostRow, transaction: LessonTransaction): Promise<LessonHostRow | undefined> {
    const { panel_id, until } = row;
    const held = await transaction
      .insertInto('lesson_host')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('lesson_id')
          .doUpdateSet({ panel_id, until })
          .where('lesson_host.teacher_id', '=', row.teacher_id),
      )
      .returningAll()
      .executeTakeFirst();
    const old = transaction
      .selectFrom('lesson_host')
      .select('lesson_id')
      .where('teacher_id', '=', row.teacher_id)
      .orderBy('until', 'desc')
      .offset(KEPT);
    await transaction.deleteFrom('lesson_host').where('lesson_id', 'in', old).execute();
    return held;
  }

  /** A panel teaches it no more: this one, or whichever. */
  async letGo(lessonId: string, now: Date, panelId?: string): Promise<void> {
    await this.database
      .updateTable('lesson_host')
      .set({ until: now })
      .where('lesson_id', '=', lessonId)
      .where('until', '>', now)
      .$if(panelId !== undefined, (query) => query.where('panel_id', '=', panelId ?? ''))
      .execute();
  }
}
