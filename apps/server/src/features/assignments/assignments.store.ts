import type { AssignmentSetting, AssignmentSource } from '@lectern/protocol/assignment-shapes';
import { sql } from 'kysely';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { AssignmentDatabase, AssignmentRow, FileRow, FrozenContent } from './assignments.tables.ts';

const ROW = [
  'id',
  'owner_id',
  'code',
  'setting',
  'source',
  'document_id',
  'document_seq',
  'question_count',
  'full_points',
  'revision',
  'until_at',
  'takes_late',
  'created_at',
] as const;

/** The questions of an assignment and the files that they name. */
export interface NewContent {
  readonly content: FrozenContent;
  readonly questionCount: number;
  readonly fullPoints: number;
  readonly documentSeq: number | null;
  readonly files: readonly Pick<FileRow, 'hash' | 'mime' | 'size'>[];
}

export interface NewAssignment extends NewContent {
  readonly id: string;
  readonly ownerId: string;
  readonly code: string;
  readonly setting: AssignmentSetting;
  readonly source: AssignmentSource;
  readonly documentId: string | null;
}

/** Rows of assignments with their questions and classes. */
export class AssignmentsStore {
  readonly #database: AssignmentDatabase;

  constructor(database: AssignmentDatabase) {
    this.#database = database;
  }

  /** `there`: an assignment with this id exists; `code`: another assignment has the code. */
  async insert(made: NewAssignment, now: Date): Promise<'inserted' | 'there' | 'code'> {
    return this.#database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`
        insert into assignment (id, owner_id, code, setting, source, document_id, document_seq, content,
            question_count, full_points, until_at, takes_late, created_at)
          values (${made.id}, ${made.ownerId}, ${made.code}, ${JSON.stringify(made.setting)},
            ${JSON.stringify(made.source)}, ${made.documentId}, ${made.documentSeq}, ${JSON.stringify(made.content)},
            ${made.questionCount}, ${made.fullPoints}, ${dateOf(made.setting.until_at)},
            ${made.setting.takes_late}, ${now})
          on conflict do nothing returning id`.execute(transaction);
      if (rows.length === 0) {
        const known = await transaction
          .selectFrom('assignment')
          .select('id')
          .where('id', '=', made.id)
          .executeTakeFirst();
        return known ? 'there' : 'code';
      }
      await setClasses(transaction, made.id, made.setting);
      await addFiles(transaction, made.id, made.files);
      return 'inserted';
    });
  }

  async find(id: string): Promise<AssignmentRow | undefined> {
    return this.#database.selectFrom('assignment').select(ROW).where('id', '=', id).executeTakeFirst();
  }

  async findByCode(code: string): Promise<AssignmentRow | undefined> {
    return this.#database.selectFrom('assignment').select(ROW).where('code', '=', code).executeTakeFirst();
  }

  async findAll(ids: readonly string[]): Promise<readonly AssignmentRow[]> {
    if (ids.length === 0) return [];
    return this.#database
      .selectFrom('assignment')
      .select(ROW)
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute();
  }

  async content(id: string): Promise<FrozenContent | undefined> {
    const row = await this.#database
      .selectFrom('assignment')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.content;
  }

  /** Assignments of an owner or of classes, the newest first. */
  async list(
    of: {
      readonly ownerId: string;
      readonly classIds: readonly string[];
      readonly inClass: string | undefined;
    },
    page: { readonly documentId: string | undefined; readonly offset: number; readonly limit: number },
  ): Promise<{ count: number; rows: readonly AssignmentRow[] }> {
    const { ownerId, classIds, inClass } = of;
    let query = this.#database.selectFrom('assignment').where(
      sql<boolean>`(owner_id = ${ownerId} or id in (
          select assignment_id from assignment_class where class_id = any(${[...classIds]}::text[])))`,
    );
    if (inClass !== undefined)
      query = query.where(
        sql<boolean>`id in (select assignment_id from assignment_class where class_id = ${inClass})`,
      );
    if (page.documentId !== undefined) query = query.where('document_id', '=', page.documentId);
    const [{ count }, rows] = await Promise.all([
      query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      query
        .select(ROW)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(page.offset)
        .limit(page.limit)
        .execute(),
    ]);
    return { count, rows };
  }

  async countOf(ownerId: string): Promise<number> {
    const { count } = await this.#database
      .selectFrom('assignment')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    return count;
  }

  /**
   * Changes the settings. Attempts that the server handed in, and that the new settings leave open, are open again unless
   * their pupil has seen the key. Attempts keep the end by their time limit.
   */
  async change(id: string, setting: AssignmentSetting, now: Date): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const untilAt = dateOf(setting.until_at);
      await transaction
        .updateTable('assignment')
        .set({ setting: JSON.stringify(setting), until_at: untilAt, takes_late: setting.takes_late })
        .where('id', '=', id)
        .execute();
      await setClasses(transaction, id, setting);
      await sql`
        update assignment_work set handed_in_at = null, handed_in_how = null, late = false
          where assignment_id = ${id} and handed_in_how = 'time' and returned_at is null and key_shown_at is null
            and coalesce(ends_at > ${now}, true)
            and (${setting.takes_late} or coalesce(${untilAt}::timestamptz > ${now}, true))`.execute(
        transaction,
      );
    });
  }

  /** Replaces the questions, and lets every attempt be judged again. False when another revision was stored meanwhile. */
  async replaceContent(id: string, revision: number, made: NewContent): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('assignment')
        .set({
          content: JSON.stringify(made.content),
          question_count: made.questionCount,
          full_points: made.fullPoints,
          document_seq: made.documentSeq,
          revision: revision + 1,
        })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction
        .updateTable('assignment_work')
        .set((eb) => ({ changes: eb('changes', '+', 1) }))
        .where('assignment_id', '=', id)
        .execute();
      await addFiles(transaction, id, made.files);
      return true;
    });
  }

  /** Only assignments that the first owner has. */
  async changeOwner(
    ids: readonly string[],
    fromId: string,
    toId: string,
    database: Pick<AnyTransaction, 'getExecutor'> = this.#database,
  ): Promise<void> {
    await sql`
      update assignment set owner_id = ${toId}
        where owner_id = ${fromId} and id = any(${[...ids]}::text[])`.execute(database);
  }

  /**
   * Changes the owner of assignments that are given to one of these classes, with `others` of all, unless the first owner
   * still teaches a class of the assignment. Returns the ids.
   */
  async handOver(
    fromId: string,
    toId: string,
    { classIds, others }: { readonly classIds: readonly string[]; readonly others: boolean },
    transaction: AnyTransaction,
  ): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      update assignment a set owner_id = ${toId}
        where a.owner_id = ${fromId}
          and (${others} or exists (
            select from assignment_class c where c.assignment_id = a.id and c.class_id = any(${[...classIds]}::text[])))
          and not exists (
            select from assignment_class c join class_teacher t on t.class_id = c.class_id
              where c.assignment_id = a.id and t.account_id = ${fromId})
        returning a.id`.execute(transaction);
    return rows.map(({ id }) => id);
  }

  async remove(id: string): Promise<void> {
    await this.#database.deleteFrom('assignment').where('id', '=', id).execute();
  }

  /** Hands in the attempts whose time is over, as of the end: of these assignments, or of all. Returns the assignments. */
  async handInEnded(now: Date, ids?: readonly string[]): Promise<readonly string[]> {
    const only = ids ? [...ids] : null;
    const { rows } = await sql<{ assignment_id: string }>`
      update assignment_work w set
          handed_in_at = least(w.ends_at, case when a.takes_late then null else a.until_at end),
          handed_in_how = 'time',
          changes = w.changes + 1,
          late = coalesce(
            least(w.ends_at, case when a.takes_late then null else a.until_at end) > a.until_at, false)
        from assignment a
        where a.id = w.assignment_id and w.handed_in_at is null
          and (${only}::text[] is null or a.id = any(${only}::text[]))
          and (w.ends_at <= ${now} or (not a.takes_late and a.until_at <= ${now}))
        returning w.assignment_id`.execute(this.#database);
    return [...new Set(rows.map((row) => row.assignment_id))];
  }

  /** The assignments of an account for its archive. */
  async ofOwner(ownerId: string): Promise<readonly AssignmentRow[]> {
    return this.#database
      .selectFrom('assignment')
      .select(ROW)
      .where('owner_id', '=', ownerId)
      .orderBy('created_at')
      .execute();
  }
}

/** Classes that do not exist any more are left out. */
async function setClasses(
  database: AssignmentDatabase,
  id: string,
  { targets }: AssignmentSetting,
): Promise<void> {
  const classIds = [...new Set(targets.map(({ class_id }) => class_id))];
  await sql`delete from assignment_class where assignment_id = ${id} and class_id <> all(${classIds}::text[])`.execute(
    database,
  );
  await sql`
    insert into assignment_class (assignment_id, class_id)
      select ${id}, id from school_class where id = any(${classIds}::text[])
      on conflict do nothing`.execute(database);
}

async function addFiles(
  database: AssignmentDatabase,
  assignmentId: string,
  files: NewContent['files'],
): Promise<void> {
  if (files.length === 0) return;
  await database
    .insertInto('assignment_file')
    .values(files.map((file) => ({ ...file, assignment_id: assignmentId, work_id: null, kind: 'question' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
