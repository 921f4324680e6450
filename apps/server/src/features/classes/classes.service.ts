import { LecternError } from '@lectern/protocol';
import type { PublicUser } from '@lectern/protocol/accounts';
import { CLASS_TEACHERS_MAX, CLASSES_MAX, type SchoolClass, STUDENTS_MAX } from '@lectern/protocol/classes';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ClassAccess } from './class-access.ts';
import { mayBeGivenClass, mayLeaveClass, mayListClassesOf, mayMakeClass } from './classes.policy.ts';
import type { ClassesStore, ClassRow, NewClass } from './classes.store.ts';
import type { ClassType } from './classes.tables.ts';
import type { SchoolClassesService } from './school-classes.service.ts';
import type { StudentsStore } from './students.store.ts';

/** Ports to other features. */
export interface ClassPorts {
  readonly accounts: Pick<AccountsService, 'findUser' | 'findUsers' | 'publicUser'>;
}

interface ClassesServicePorts extends ClassPorts {
  readonly store: ClassesStore;
  readonly access: ClassAccess;
  readonly students: Pick<StudentsStore, 'list' | 'ofClasses'>;
  readonly ofSchool: SchoolClassesService;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A class with its pupils in order, and those who have left, of whom only the number is known. */
export interface ClassRoster {
  readonly id: string;
  readonly name: string;
  readonly pupils: readonly RosterPupil[];
}

export interface RosterPupil {
  readonly id: string;
  readonly classId: string;
  /** Empty for a pupil who has left. */
  readonly name: string;
  readonly studentNumber: string;
  readonly groupName: string;
  readonly hasLeft: boolean;
}

type HandOverFollower = (
  fromId: string,
  toId: string,
  classIds: readonly string[],
  transaction: AnyTransaction,
) => Promise<void>;

interface GivenWords {
  readonly name?: string | undefined;
  readonly nickName?: string | undefined;
  readonly classType?: ClassType | undefined;
  readonly archived?: boolean | undefined;
}

/** Classes and their teachers. */
export class ClassesService {
  readonly #ports: ClassesServicePorts;
  readonly #followers: HandOverFollower[] = [];

  constructor(ports: ClassesServicePorts) {
    this.#ports = ports;
  }

  /**
   * The listener runs when a teacher has left a class; it revokes the permissions that the teacher had by teaching it.
   */
  whenTeacherLeft(listener: (classId: string) => Promise<void>): void {
    this.#ports.ofSchool.whenTeacherLeft(listener);
  }

  /**
   * The follower runs in the transaction in which a teacher hands a class over to a colleague. A hand-over of all classes by
   * the school is the caller's (`SchoolClassesService.handOver`).
   */
  whenHandedOver(follower: HandOverFollower): void {
    this.#followers.push(follower);
  }

  /** The classes of a school, for the users who oversee it. */
  get ofSchool(): SchoolClassesService {
    return this.#ports.ofSchool;
  }

  /** Creates a class while a school is being set up; not for its teachers. */
  async createClass(given: NewClass): Promise<void> {
    await this.#ports.store.insert(given, this.#ports.clock.now());
  }

  /** Whether the organisation has a class of exactly this name. */
  hasClass(organisationId: string, name: string): Promise<boolean> {
    return this.#ports.store.has(organisationId, name);
  }

  /** Names of the pupils of a class by id, in the order of the class list. The caller has checked permission. */
  async pupilNames(classId: string): Promise<ReadonlyMap<string, string>> {
    const { students } = await this.#ports.students.list(classId, 0, STUDENTS_MAX);
    return new Map(students.map(({ id, real_name: name }) => [id, name]));
  }

  /** The pupils of a class with their answer cards, in the order of the class list. The caller has checked permission. */
  async pupilCards(
    classId: string,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly card: number | null }[]> {
    const { students } = await this.#ports.students.list(classId, 0, STUDENTS_MAX);
    return students.map(({ id, real_name: name, card_number: card }) => ({ id, name, card }));
  }

  /** The classes of `ids` with their pupils, in the order of `ids`. The caller has checked permission. */
  async rosters(ids: readonly string[]): Promise<readonly ClassRoster[]> {
    const [classes, members] = await Promise.all([
      this.#ports.store.find(ids),
      this.#ports.students.ofClasses(ids),
    ]);
    const ofClass = Map.groupBy(members, (member) => member.class_id);
    const byId = new Map(classes.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const pupils = (ofClass.get(id) ?? []).map((member) => ({
        id: member.id,
        classId: id,
        name: member.real_name,
        studentNumber: member.student_number,
        groupName: member.group_name,
        hasLeft: member.removed_at !== null,
      }));
      return [{ id, name: row.name, pupils }];
    });
  }

  /** Which of these classes a caller may read, and which of those they teach. */
  async standing(
    caller: Pick<CallerIdentity, 'userId' | 'organisationId'>,
    ids: readonly string[],
  ): Promise<{ readable: ReadonlySet<string>; taught: ReadonlySet<string> }> {
    const { access, store } = this.#ports;
    const [readable, taught] = await Promise.all([
      access.readable(caller, ids),
      store.taught(caller.userId, ids),
    ]);
    const readableIds = readable.map(({ id }) => id);
    return { readable: new Set(readableIds), taught: new Set(readableIds.filter((id) => taught.has(id))) };
  }

  /** Ids of all classes that a user teaches, archived ones included. */
  taughtIds(userId: string): Promise<readonly string[]> {
    return this.#ports.store.idsOfTeacher(userId);
  }

  /** The accounts that teach any of these classes. */
  teacherIds(classIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#ports.store.teacherIds(classIds);
  }

  /** Throws CLASS_NOT_FOUND, and FORBIDDEN for a caller who sees the class and does not teach it. */
  async checkTeaches(caller: CallerIdentity, classId: string): Promise<void> {
    await this.#ports.access.toChange(caller, classId, 'taken');
  }

  /** Throws USER_NOT_FOUND for another teacher's list. */
  async listOfTeacher(
    caller: CallerIdentity,
    teacherId: string,
    wanted: { readonly archived: boolean; readonly offset: number; readonly limit: number },
  ): Promise<{ count: number; items: SchoolClass[] }> {
    enforce(mayListClassesOf(caller, teacherId));
    const { count, classes } = await this.#ports.store.listOfTeacher(teacherId, wanted);
    return { count, items: classes.map((found) => present(found, true)) };
  }

  /** The classes of `ids` that the caller may see, in the order of `ids`. */
  async query(caller: CallerIdentity, ids: readonly string[], withCounts: boolean): Promise<SchoolClass[]> {
    const found = await this.#ports.access.readable(caller, ids);
    const readable = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = readable.get(id);
      return row ? [present(row, withCounts)] : [];
    });
  }

  /**
   * Creates a class that the caller teaches; a repeated call returns the class that exists. Throws FORBIDDEN,
   * CLASSES_TOO_MANY, and CLASS_NOT_FOUND for an id that belongs to another class.
   */
  async make(
    caller: CallerIdentity,
    given: { id: string; name: string; nickName: string; classType: ClassType },
  ): Promise<SchoolClass> {
    const { access, accounts, clock, log, store } = this.#ports;
    const user = await accounts.findUser(caller.userId);
    enforce(mayMakeClass(user?.identities ?? []));
    await this.#checkRoom(caller.userId);
    const { userId, organisationId } = caller;
    const { id, ...words } = given;
    const isNew = await store.insertOnce(id, { ...words, organisationId, teacherIds: [userId] }, clock.now());
    if (isNew) log.info({ user: userId, class: id }, 'a class was created');
    return present(await access.toChange(caller, id, 'taken'), true);
  }

  /**
   * Throws CLASS_ARCHIVED unless the same call restores the class, and CLASSES_TOO_MANY when restoring exceeds the
   * limit.
   */
  async change(caller: CallerIdentity, classId: string, words: GivenWords): Promise<SchoolClass> {
    const { access, clock, log, store } = this.#ports;
    const { archived, ...rest } = words;
    const before = await access.toChange(caller, classId, 'taken');
    if (before.archived && archived !== false) {
      const changesNothing = Object.values(rest).every((word) => word === undefined);
      if (!changesNothing) throw new LecternError('CLASS_ARCHIVED');
    }
    const turned = archived !== undefined && archived !== before.archived;
    if (turned && !archived) await this.#checkRoom(caller.userId);
    const archivedAt = turned ? (archived ? new Date(clock.now()) : null) : undefined;
    await store.change(classId, { ...rest, archivedAt });
    log.info({ user: caller.userId, class: classId, archived }, 'a class was changed');
    return present(await access.toRead(caller, classId), true);
  }

  /** Throws CLASS_NOT_FOUND. */
  async listTeachers(caller: CallerIdentity, classId: string): Promise<PublicUser[]> {
    await this.#ports.access.toRead(caller, classId);
    const living = await this.#living(await this.#ports.store.teachers(classId));
    return Promise.all(living.map((id) => this.#ports.accounts.publicUser(id, caller)));
  }

  /** Throws USER_NOT_FOUND, NOT_A_TEACHER and CLASS_TEACHERS_TOO_MANY. */
  async addTeacher(caller: CallerIdentity, classId: string, userId: string): Promise<PublicUser[]> {
    const { log, store } = this.#ports;
    await this.#toGive(caller, classId, userId);
    await store.changeTeachers(classId, async (teachers) => {
      if (!teachers.includes(userId) && teachers.length >= CLASS_TEACHERS_MAX)
        throw new LecternError('CLASS_TEACHERS_TOO_MANY', { max: CLASS_TEACHERS_MAX });
      return { add: userId };
    });
    log.info({ user: caller.userId, class: classId, teacher: userId }, 'a teacher was added to a class');
    return this.listTeachers(caller, classId);
  }

  /** Throws CLASS_LAST_TEACHER when a class that is not archived would have no teacher. */
  async leave(caller: CallerIdentity, classId: string, teacherId: string): Promise<void> {
    const { access, log, store } = this.#ports;
    await access.toChange(caller, classId, 'taken');
    enforce(mayLeaveClass(caller, teacherId));
    await store.changeTeachers(classId, async (teachers, archived) => {
      const others = await this.#living(teachers.filter((id) => id !== teacherId));
      if (others.length === 0 && !archived) throw new LecternError('CLASS_LAST_TEACHER');
      return { remove: teacherId };
    });
    log.info({ user: teacherId, class: classId }, 'a teacher left a class');
    await this.#ports.ofSchool.tellLeft([classId]);
  }

  /** How many classes a user teaches, alone and with others. */
  async countTaught(userId: string): Promise<{ alone: number; shared: number }> {
    const taught = await this.#taughtWith(userId);
    const alone = taught.filter(({ others }) => others.length === 0).length;
    return { alone, shared: taught.length - alone };
  }

  /**
   * Removes a user from all classes that they teach. A class without another teacher is archived when it belongs to a
   * school, and deleted with its pupils otherwise.
   */
  async leaveAll(userId: string): Promise<void> {
    const { clock, log, store } = this.#ports;
    for (const { of, others } of await this.#taughtWith(userId)) {
      if (isRemoved(of, others)) await store.remove(of.id);
      else {
        if (others.length === 0) await store.change(of.id, { archivedAt: new Date(clock.now()) });
        await store.changeTeachers(of.id, async () => ({ remove: userId }));
        await this.#ports.ofSchool.tellLeft([of.id]);
      }
      log.info({ user: userId, class: of.id, others: others.length }, 'a teacher was removed from a class');
    }
  }

  /** Classes that stay when a teacher leaves all of `ids`, in that order, with their other teachers. */
  async staying(
    ids: readonly string[],
    userId: string,
  ): Promise<readonly { readonly id: string; readonly teachers: readonly string[] }[]> {
    const rows = await this.#withOthers(await this.#ports.store.find(ids), userId);
    const stays = rows.filter(({ of, others }) => !isRemoved(of, others));
    return ids.flatMap((id) =>
      stays.filter(({ of }) => of.id === id).map(({ others }) => ({ id, teachers: others })),
    );
  }

  /** All classes that a user teaches, archived ones included. */
  async taughtBy(userId: string): Promise<SchoolClass[]> {
    return (await this.#taughtWith(userId)).map((taught) => present(taught.of, true));
  }

  async #taughtWith(userId: string): Promise<readonly { of: ClassRow; others: readonly string[] }[]> {
    const { store } = this.#ports;
    return this.#withOthers(await store.find(await store.idsOfTeacher(userId)), userId);
  }

  async #withOthers(
    all: readonly ClassRow[],
    userId: string,
  ): Promise<readonly { of: ClassRow; others: readonly string[] }[]> {
    const { store } = this.#ports;
    return Promise.all(
      all.map(async (of) => {
        const teachers = await store.teachers(of.id);
        return { of, others: await this.#living(teachers.filter((id) => id !== userId)) };
      }),
    );
  }

  /** Throws USER_NOT_FOUND and NOT_A_TEACHER. */
  async handOver(caller: CallerIdentity, classId: string, userId: string): Promise<void> {
    const { log, store } = this.#ports;
    await this.#toGive(caller, classId, userId);
    if (userId === caller.userId) throw new LecternError('USER_NOT_FOUND');
    await store.changeTeachers(
      classId,
      async () => ({ add: userId, remove: caller.userId }),
      async (transaction) => {
        for (const follow of this.#followers) await follow(caller.userId, userId, [classId], transaction);
      },
    );
    log.info({ user: caller.userId, class: classId, teacher: userId }, 'a class was handed over');
    await this.#ports.ofSchool.tellLeft([classId]);
  }

  async #toGive(caller: CallerIdentity, classId: string, userId: string): Promise<void> {
    const found = await this.#ports.access.toChange(caller, classId);
    enforce(mayBeGivenClass(await this.#ports.accounts.findUser(userId), found));
  }

  async #checkRoom(teacherId: string): Promise<void> {
    const count = await this.#ports.store.countOfTeacher(teacherId, false);
    if (count >= CLASSES_MAX) throw new LecternError('CLASSES_TOO_MANY', { max: CLASSES_MAX });
  }

  /** The users among these who have not cancelled their account. */
  async #living(ids: readonly string[]): Promise<readonly string[]> {
    const users = await this.#ports.accounts.findUsers(ids);
    return ids.filter((id) => users.get(id)?.cancelled === false);
  }
}

/** Whether a class is deleted when a teacher leaves it, because nobody else has it. */
function isRemoved({ organisationId }: ClassRow, others: readonly string[]): boolean {
  return others.length === 0 && organisationId === undefined;
}

function present(row: ClassRow, withCount: boolean): SchoolClass {
  return {
    class_id: row.id,
    class_name: row.name,
    class_type: row.classType,
    class_nick_name: row.nickName,
    org_id: row.organisationId ?? '',
    archived: row.archived,
    ...(withCount && { stat_info: { student_count: row.studentCount } }),
  };
}
