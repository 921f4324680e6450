import { sql } from 'kysely';
import type { LessonDatabase, LessonHostRow, LessonTransaction } from './lessons.tables.ts';

/** Number of a teacher's latest rows that are kept, far more than the devices and lessons of a day. */
const KEPT = 100;

/** Lessons of one courseware that panels other than this one teach or taught. */
export interface OtherPanels {
  readonly teacherId: string;
  readonly coursewareId: string;
  readonly panelId: string;
}

/** Rows with the host of each lesson. */
export class LessonHostsStore {
  readonly database: LessonDatabase;

  constructor(database: LessonDatabase) {
    this.database = database;
  }

  /** Locks decisions about the panels of this teacher until the transaction ends. */
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

  /** The lesson that began last among lessons whose lease ends in this span. */
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

  /** The lesson that was left last among unfinished lessons whose lease ended in this span. */
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

  /** Undefined when the lesson is another teacher's. */
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

  /** Ends the lease of a panel, or of any panel if `panelId` is omitted. */
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
