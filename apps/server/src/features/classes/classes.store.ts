import { newId } from '@lectern/base';
import type { SchoolClass, Student } from '@lectern/protocol/classes';
import type { Kysely } from 'kysely';
import type { BareDatabase } from '../../platform/database/any-tables.ts';

export type ClassType = SchoolClass['class_type'];

export interface ClassRow {
  readonly id: string;
  readonly organisationId: string;
  readonly classType: ClassType;
  readonly name: string;
  readonly nickName: string;
  readonly studentCount: number;
}

export interface NewClass {
  readonly organisationId: string;
  readonly name: string;
  readonly nickName?: string;
  readonly classType?: ClassType;
  readonly teacherIds?: readonly string[];
  /** In the order of the class list. */
  readonly students?: readonly NewStudent[];
}

export interface NewStudent {
  readonly realName: string;
  readonly nickName?: string;
  readonly studentNumber?: string;
}

// A type and not an interface: `withTables` asks for an index signature.
type ClassTables = {
  school_class: {
    id: string;
    organisation_id: string;
    class_type: ClassType;
    name: string;
    nick_name: string;
    created_at: Date;
  };
  class_teacher: { class_id: string; account_id: string };
  class_member: {
    id: string;
    class_id: string;
    real_name: string;
    nick_name: string;
    student_number: string;
    position: number;
  };
};

/** Rows of classes, their teachers and pupils. */
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
    return this.#database.transaction().execute(async (transaction) => {
      const id = newId();
      await transaction
        .insertInto('school_class')
        .values({
          id,
          organisation_id: given.organisationId,
          class_type: given.classType ?? 'CLASS',
          name: given.name,
          nick_name: given.nickName ?? '',
          created_at: new Date(at),
        })
        .execute();
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
              position,
            })),
          )
          .execute();
      }
      return id;
    });
  }

  async listOfTeacher(
    accountId: string,
    offset: number,
    limit: number,
  ): Promise<{ count: number; classes: readonly ClassRow[] }> {
    const [{ count }, rows] = await Promise.all([
      this.#database
        .selectFrom('class_teacher')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow(),
      this.#select()
        .innerJoin('class_teacher', 'class_teacher.class_id', 'school_class.id')
        .where('class_teacher.account_id', '=', accountId)
        .orderBy('school_class.created_at')
        .orderBy('school_class.id')
        .offset(offset)
        .limit(limit)
        .execute(),
    ]);
    return { count, classes: rows.map(toClass) };
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

  async listStudents(
    classId: string,
    offset: number,
    limit: number,
  ): Promise<{ count: number; students: Student[] }> {
    const members = this.#database.selectFrom('class_member').where('class_id', '=', classId);
    const [{ count }, rows] = await Promise.all([
      members.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      members.selectAll().orderBy('position').offset(offset).limit(limit).execute(),
    ]);
    return {
      count,
      students: rows.map((row) => ({
        member_id: row.id,
        real_name: row.real_name,
        nick_name: row.nick_name,
        student_number: row.student_number,
        head_icon_path: '',
      })),
    };
  }

  #select() {
    return this.#database.selectFrom('school_class').select(({ selectFrom }) => [
      'school_class.id',
      'school_class.organisation_id',
      'school_class.class_type',
      'school_class.name',
      'school_class.nick_name',
      selectFrom('class_member')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('class_member.class_id', '=', 'school_class.id')
        .as('student_count'),
    ]);
  }
}

function toClass(row: {
  id: string;
  organisation_id: string;
  class_type: ClassType;
  name: string;
  nick_name: string;
  student_count: number | null;
}): ClassRow {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    classType: row.class_type,
    name: row.name,
    nickName: row.nick_name,
    studentCount: row.student_count ?? 0,
  };
}
