import { type Selectable, sql } from 'kysely';
import type {
  CoursewareCommentDatabase,
  CoursewareCommentTables,
  CoursewareCommentTransaction,
} from './courseware-comments.tables.ts';

export type CoursewareCommentRow = Selectable<CoursewareCommentTables['courseware_comment']>;

export type NewCoursewareCommentRow = Omit<CoursewareCommentRow, 'number'>;

/** First key of an advisory lock for comments; the second key stands for the courseware. */
const WRITING = 97_001;
/** Rows per statement: each row has fifteen values. */
const AT_ONCE = 500;

export class CoursewareCommentsStore {
  readonly #database: CoursewareCommentDatabase;

  constructor(database: CoursewareCommentDatabase) {
    this.#database = database;
  }

  /** Runs the work in a transaction, one at a time for each courseware. */
  alone<T>(documentId: string, work: (transaction: CoursewareCommentTransaction) => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(WRITING)}, hashtext(${documentId}))`.execute(
        transaction,
      );
      return work(transaction);
    });
  }

  /** Lists the comments in the order of their creation. */
  async list(documentId: string): Promise<readonly CoursewareCommentRow[]> {
    return this.#database
      .selectFrom('courseware_comment')
      .selectAll()
      .where('document_id', '=', documentId)
      .orderBy('number')
      .execute();
  }

  async find(
    id: string,
    transaction: CoursewareCommentTransaction,
  ): Promise<CoursewareCommentRow | undefined> {
    return transaction.selectFrom('courseware_comment').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async count(documentId: string, transaction: CoursewareCommentTransaction): Promise<number> {
    const { count } = await transaction
      .selectFrom('courseware_comment')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async insert(
    rows: readonly NewCoursewareCommentRow[],
    transaction: CoursewareCommentTransaction,
  ): Promise<void> {
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await transaction
        .insertInto('courseware_comment')
        .values(rows.slice(at, at + AT_ONCE))
        .execute();
  }

  async update(
    id: string,
    change: Partial<Pick<CoursewareCommentRow, 'text' | 'mentions' | 'edited_at' | 'resolved_at'>>,
    transaction: CoursewareCommentTransaction,
  ): Promise<CoursewareCommentRow> {
    return transaction
      .updateTable('courseware_comment')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Deletes the comment, and its whole thread when no comment with text is left. */
  async remove(row: CoursewareCommentRow, transaction: CoursewareCommentTransaction): Promise<void> {
    const change = { text: '', mentions: [], edited_at: null };
    if (row.id === row.thread_id) await this.update(row.id, change, transaction);
    else await transaction.deleteFrom('courseware_comment').where('id', '=', row.id).execute();
    await sql`
      delete from courseware_comment where thread_id = ${row.thread_id} and not exists (
        select 1 from courseware_comment said where said.thread_id = ${row.thread_id} and said.text <> ''
      )`.execute(transaction);
  }
}
