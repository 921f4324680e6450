import { newId } from '@lectern/base';
import type { Kysely } from 'kysely';
import type { AnyTransaction, BareDatabase } from '../../platform/database/database.ts';
import type { ClassTables, ClassType } from './classes.tables.ts';

export interface ClassRow {
  readonly id: string;
  /** Undefined for a class of a teacher without a school. */
  readonly organisationId: string | undefined;
  readonly classType: ClassType;
  readonly name: string;
  readonly nickName: string;
  readonly studentCount: number;
  readonly archived: boolean;
}

export interface NewClass {
  readonly organisationId: string | undefined;
  readonly name: string;
  readonly nickName?: string;
  readonly classType?: ClassType;
  readonly teacherIds?: readonly string[];
  /** Pupils in the order of the class list. */
  readonly students?: readonly NewStudent[];
}

export interface NewStudent {
  readonly realName: string;
  readonly nickName?: string;
  readonly studentNumber?: string;
}

/** Changes of a class. */
export interface ClassWords {
  readonly name?: string | undefined;
  readonly nickName?: string | undefined;
  readonly classType?: ClassType | undefined;
  /** Null restores the class from the archive. */
  readonly archivedAt?: Date | null | undefined;
}

/** A change of the teachers of a class. */
export interface TeacherChange {
  readonly add?: string;
  readonly remove?: string;
}

/** Rows of classes and their teachers. */
export class ClassesStore {
  readonly #database: Kysely<ClassTables>;

  constructor(database: BareDatabase) {
    this.#database = database.withTables<ClassTables>();
  }

  async has(organisationId: string, name: string): Promise<boolean> {
    const row = await this.#database
      .selectFrom('school_class')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('name', '=', name)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async insert(given: NewClass, at: number): Promise<string> {
    const id = newId();
    await this.insertOnce(id, given, at);
    return id;
  }

  /** False when a class with this id exists already. */
  async insertOnce(id: string, given: NewClass, at: number): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const made = await transaction
        .insertInto('school_class')
        .values({
          id,
          organisation_id: given.organisationId ?? null,
          class_type: given.classType ?? 'CLASS',
          name: given.name,
          nick_name: given.nickName ?? '',
          created_at: new Date(at),
          archived_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) return false;
      const teachers = [...new Set(given.teacherIds)];
      if (teachers.length > 0) {
        await transaction
          .insertInto('class_teacher')
          .values(teachers.map((accountId) => ({ class_id: id, account_id: accountId })))
          .execute();
      }
      const students = given.students ?? [];
      if (students.length > 0) {
        await transaction
          .insertInto('class_member')
          .values(
            students.map(({ realName, nickName = '', studentNumber = '' }, position) => ({
              id: newId(),
              class_id: id,
              real_name: realName,
              nick_name: nickName,
              student_number: studentNumber,
              group_name: '',
              seat_row: null,
              seat_column: null,
              card_number: null,
              photo_hash: null,
              position,
              removed_at: null,
            })),
          )
          .execute();
      }
      return true;
    });
  }

  async listOfTeacher(
    accountId: string,
    wanted: { readonly archived: boolean; readonly offset: number; readonly limit: number },
  ): Promise<{ count: number; classes: readonly ClassRow[] }> {
    const { archived, offset, limit } = wanted;
    const [count, rows] = await Promise.all([
      this.countOfTeacher(accountId, archived),
      this.#select()
        .innerJoin('class_teacher', 'class_teacher.class_id', 'school_class.id')
        .where('class_teacher.account_id', '=', accountId)
        .where('school_class.archived_at', archived ? 'is not' : 'is', null)
        .orderBy('school_class.created_at')
        .orderBy('school_class.id')
        .offset(offset)
        .limit(limit)
        .execute(),
    ]);
    return { count, classes: rows.map(toClass) };
  }

  async countOfTeacher(accountId: string, archived: boolean): Promise<number> {
    const { count } = await this.#database
      .selectFrom('class_teacher')
      .innerJoin('school_class', 'school_class.id', 'class_teacher.class_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('archived_at', archived ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Ids of all classes that an account teaches, archived ones included. */
  async idsOfTeacher(accountId: string): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('class_teacher')
      .select('class_id')
      .where('account_id', '=', accountId)
      .orderBy('class_id')
      .execute();
    return rows.map((row) => row.class_id);
  }

  /** Deletes the class with its pupils and their records. */
  async remove(id: string): Promise<void> {
    await this.#database.deleteFrom('school_class').where('id', '=', id).execute();
  }

  async find(ids: readonly string[]): Promise<readonly ClassRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.#select().where('school_class.id', 'in', ids).execute();
    return rows.map(toClass);
  }

  /** Which of these classes the account teaches. */
  async taught(accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#database
      .selectFrom('class_teacher')
      .select('class_id')
      .where('account_id', '=', accountId)
      .where('class_id', 'in', ids)
      .execute();
    return new Set(rows.map((row) => row.class_id));
  }

  async teacherIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#database
      .selectFrom('class_teacher')
      .select('account_id')
      .where('class_id', 'in', ids)
      .execute();
    return new Set(rows.map((row) => row.account_id));
  }

  async change(id: string, { name, nickName, classType, archivedAt }: ClassWords): Promise<void> {
    const words = {
      ...(name !== undefined && { name }),
      ...(nickName !== undefined && { nick_name: nickName }),
      ...(classType !== undefined && { class_type: classType }),
      ...(archivedAt !== undefined && { archived_at: archivedAt }),
    };
    if (Object.keys(words).length === 0) return;
    await this.#database.updateTable('school_class').set(words).where('id', '=', id).execute();
  }

  async teachers(id: string): Promise<readonly string[]> {
    return teachersOf(this.#database, id);
  }

  /** Runs `decide` while the teachers of the class are locked; `decide` may throw. `also` runs after the change. */
  async changeTeachers(
    id: string,
    decide: (teachers: readonly string[], archived: boolean) => Promise<TeacherChange>,
    also: (transaction: AnyTransaction) => Promise<void> = async () => undefined,
  ): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('school_class')
        .select('archived_at')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!found) return;
      const { add, remove } = await decide(await teachersOf(transaction, id), found.archived_at !== null);
      if (add !== undefined) {
        await transaction
          .insertInto('class_teacher')
          .values({ class_id: id, account_id: add })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      if (remove !== undefined) {
        await transaction
          .deleteFrom('class_teacher')
          .where('class_id', '=', id)
          .where('account_id', '=', remove)
          .execute();
      }
      await also(transaction as unknown as AnyTransaction);
    });
  }

  #select() {
    return this.#database.selectFrom('school_class').select(({ selectFrom }) => [
      'school_class.id',
      'school_class.organisation_id',
      'school_class.class_type',
      'school_class.name',
      'school_class.nick_name',
      'school_class.archived_at',
      selectFrom('class_member')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('class_member.class_id', '=', 'school_class.id')
        .where('class_member.removed_at', 'is', null)
        .as('student_count'),
    ]);
  }
}

async function teachersOf(database: Kysely<ClassTables>, id: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('class_teacher')
    .select('account_id')
    .where('class_id', '=', id)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

function toClass(row: {
  id: string;
  organisation_id: string | null;
  class_type: ClassType;
  name: string;
  nick_name: string;
  archived_at: Date | null;
  student_count: number | null;
}): ClassRow {
  return {
    id: row.id,
    organisationId: row.organisation_id ?? undefined,
    classType: row.class_type,
    name: row.name,
    nickName: row.nick_name,
    studentCount: row.student_count ?? 0,
    archived: row.archived_at !== null,
  };
}
