import type { MarkContent } from '@lectern/protocol/assignment-shapes';
import { sql } from 'kysely';
import type { AssignmentDatabase, MarkRow, ResultRow, WorkRow } from '../assignments.tables.ts';

/** How many pupils of an assignment are where. */
export interface StoredCounts {
  readonly begun: number;
  /** Number of begun pupils who came by the link. */
  readonly linked: number;
  readonly handedIn: number;
  readonly late: number;
  readonly toMark: number;
  readonly returned: number;
}

/** A result of a pupil with the question that was first given out. */
export interface BookRow extends ResultRow {
  readonly assignment_id: string;
  readonly member_id: string;
  readonly handed_in_at: Date;
}

/** Marks of persons, and what all answers of handed-in attempts came to. */
export class MarksStore {
  readonly #database: AssignmentDatabase;

  constructor(database: AssignmentDatabase) {
    this.#database = database;
  }

  /** Marks of these attempts, the newest first. */
  async ofWorks(workIds: readonly string[], questionId?: string): Promise<readonly MarkRow[]> {
    if (workIds.length === 0) return [];
    let query = this.#database
      .selectFrom('assignment_mark')
      .selectAll()
      .where('work_id', '=', sql<string>`any(${[...workIds]}::text[])`)
      .orderBy('position', 'desc');
    if (questionId !== undefined) query = query.where('question_id', '=', questionId);
    return query.execute();
  }

  /** Adds a mark once; false when the id belongs to another answer. */
  async add(
    mark: Omit<MarkRow, 'position' | 'at' | 'content'> & { readonly content: MarkContent },
    now: Date,
  ): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('assignment_mark')
        .values({ ...mark, at: now, content: JSON.stringify(mark.content) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const stored = await transaction
        .selectFrom('assignment_mark')
        .select(['work_id', 'question_id'])
        .where('id', '=', mark.id)
        .executeTakeFirstOrThrow();
      if (stored.work_id !== mark.work_id || stored.question_id !== mark.question_id) return false;
      await transaction
        .updateTable('assignment_work')
        .set((eb) => ({ changes: eb('changes', '+', 1) }))
        .where('id', '=', mark.work_id)
        .execute();
      return true;
    });
  }

  /** Handed-in attempts whose results are not up to date: of these assignments, of a class, or of all. */
  async unjudged(
    of: { readonly assignmentIds?: readonly string[]; readonly classId?: string },
    limit: number,
  ): Promise<readonly WorkRow[]> {
    let query = this.#database
      .selectFrom('assignment_work')
      .selectAll()
      .where('handed_in_at', 'is not', null)
      .where(sql<boolean>`judged is distinct from changes`);
    if (of.assignmentIds)
      query = query.where('assignment_id', '=', sql<string>`any(${[...of.assignmentIds]}::text[])`);
    if (of.classId !== undefined) query = query.where('class_id', '=', of.classId);
    return query.orderBy('assignment_id').orderBy('id').limit(limit).execute();
  }

  /** Replaces the results of an attempt, unless it was changed since it was read. */
  async setResults(work: WorkRow, results: readonly Omit<ResultRow, 'work_id'>[]): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('assignment_work')
        .set({ judged: work.changes })
        .where('id', '=', work.id)
        .where('changes', '=', work.changes)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await transaction.deleteFrom('assignment_result').where('work_id', '=', work.id).execute();
      if (results.length === 0) return;
      await transaction
        .insertInto('assignment_result')
        .values(results.map((result) => ({ ...result, work_id: work.id })))
        .execute();
    });
  }

  /** Counts pupils by their latest attempts. */
  async counts(assignmentIds: readonly string[]): Promise<ReadonlyMap<string, StoredCounts>> {
    if (assignmentIds.length === 0) return new Map();
    const { rows } = await sql<{
      assignment_id: string;
      begun: number;
      linked: number;
      handed_in: number;
      late: number;
      to_mark: number;
      returned: number;
    }>`
      with pupil as (
        select assignment_id, pupil_key, bool_or(member_id is null) as linked,
            bool_or(handed_in_at is not null) as handed_in,
            bool_or(late) as late,
            bool_or(returned_at is not null) as returned,
            bool_or(handed_in_at is not null and returned_at is null and exists (
              select 1 from assignment_result r where r.work_id = w.id and r.state = 'waiting')) as to_mark
          from assignment_work w
          where assignment_id = any(${[...assignmentIds]}::text[])
          group by assignment_id, pupil_key)
      select assignment_id, count(*) as begun, count(*) filter (where linked) as linked,
          count(*) filter (where handed_in) as handed_in,
          count(*) filter (where late) as late, count(*) filter (where to_mark) as to_mark,
          count(*) filter (where returned) as returned
        from pupil group by assignment_id`.execute(this.#database);
    return new Map(
      rows.map((row) => [
        row.assignment_id,
        {
          begun: row.begun,
          linked: row.linked,
          handedIn: row.handed_in,
          late: row.late,
          toMark: row.to_mark,
          returned: row.returned,
        },
      ]),
    );
  }

  /** Results of a class's pupils, or of one of them, in the order of handing in; without what was not answered. */
  async book(
    classId: string,
    of: { readonly memberId: string | undefined; readonly since: Date | undefined },
  ): Promise<readonly BookRow[]> {
    const { rows } = await sql<BookRow>`
      select r.*, w.assignment_id, w.member_id, w.handed_in_at
        from assignment_work w join assignment_result r on r.work_id = w.id
        where w.class_id = ${classId} and w.member_id is not null
          and (${of.memberId ?? null}::text is null or w.member_id = ${of.memberId ?? null})
          and (${of.since ?? null}::timestamptz is null or r.at >= ${of.since ?? null})
          and w.handed_in_at is not null
          and r.state in ('right', 'partly', 'wrong') and r.at is not null
        order by w.handed_in_at, w.id, r.at`.execute(this.#database);
    return rows;
  }

  /** Marks that an account made, for its archive. */
  async madeBy(userId: string): Promise<readonly MarkRow[]> {
    return this.#database
      .selectFrom('assignment_mark')
      .selectAll()
      .where('by_id', '=', userId)
      .orderBy('at')
      .execute();
  }
}
