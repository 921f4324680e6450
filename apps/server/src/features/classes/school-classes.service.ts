import { LecternError } from '@lectern/protocol';
import { CLASS_TEACHERS_MAX, CLASSES_MAX } from '@lectern/protocol/classes';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/database.ts';
import { enforce } from '../../platform/policy.ts';
import type { AccountsService } from '../accounts/index.ts';
import { mayBeGivenClass } from './classes.policy.ts';
import type { ClassesStore } from './classes.store.ts';
import type { SchoolClassesStore, SchoolClassRow, SchoolClassWish } from './school-classes.store.ts';

interface SchoolClassesPorts {
  readonly store: ClassesStore;
  readonly list: SchoolClassesStore;
  readonly accounts: Pick<AccountsService, 'findUser' | 'findUsers'>;
  readonly clock: Clock;
}

export interface ClassChange {
  readonly name?: string | undefined;
  readonly archived?: boolean | undefined;
  readonly addTeacher?: string | undefined;
  readonly removeTeacher?: string | undefined;
}

/** The classes of a school. The caller has checked that the user oversees it. */
export class SchoolClassesService {
  readonly #ports: SchoolClassesPorts;
  readonly #whenLeft: ((classId: string) => Promise<void>)[] = [];

  constructor(ports: SchoolClassesPorts) {
    this.#ports = ports;
  }

  whenTeacherLeft(listener: (classId: string) => Promise<void>): void {
    this.#whenLeft.push(listener);
  }

  async tellLeft(classIds: readonly string[]): Promise<void> {
    for (const id of classIds) for (const left of this.#whenLeft) await left(id);
  }

  /** Lists classes sorted by name; `more`: whether further classes follow. */
  async list(
    organisationId: string,
    wish: SchoolClassWish,
  ): Promise<{ readonly classes: readonly SchoolClassRow[]; readonly more: boolean }> {
    const rows = await this.#ports.list.list(organisationId, wish);
    return { classes: rows.slice(0, wish.limit), more: rows.length > wish.limit };
  }

  /**
   * Creates a class; a repeated call returns the class that exists. Throws USER_NOT_FOUND, NOT_A_TEACHER and
   * CLASSES_TOO_MANY.
   */
  async make(
    organisationId: string,
    given: { id: string; name: string; classType: 'CLASS' | 'TEACHING_CLASS'; teacherId: string },
  ): Promise<SchoolClassRow> {
    const { clock, store } = this.#ports;
    const { id, teacherId, ...words } = given;
    await this.checkTeacher(organisationId, teacherId);
    if ((await store.countOfTeacher(teacherId, false)) >= CLASSES_MAX)
      throw new LecternError('CLASSES_TOO_MANY', { max: CLASSES_MAX });
    await store.insertOnce(id, { ...words, organisationId, teacherIds: [teacherId] }, clock.now());
    return this.#find(organisationId, id);
  }

  /**
   * Throws CLASS_NOT_FOUND, CLASS_ARCHIVED, USER_NOT_FOUND, NOT_A_TEACHER, CLASS_TEACHERS_TOO_MANY and
   * CLASS_LAST_TEACHER_THERE.
   */
  async change(
    organisationId: string,
    id: string,
    { name, archived, addTeacher, removeTeacher }: ClassChange,
  ): Promise<SchoolClassRow> {
    const { clock, store } = this.#ports;
    const before = await this.#find(organisationId, id);
    const changesMore = name !== undefined || addTeacher !== undefined || removeTeacher !== undefined;
    if (before.archived && archived !== false && changesMore) throw new LecternError('CLASS_ARCHIVED');
    if (addTeacher !== undefined) await this.checkTeacher(organisationId, addTeacher);
    const turned = archived !== undefined && archived !== before.archived;
    const archivedAt = turned ? (archived ? new Date(clock.now()) : null) : undefined;
    // Changes that may be refused come first, so that a refusal leaves all data unchanged.
    if (addTeacher !== undefined || removeTeacher !== undefined) {
      await store.changeTeachers(id, async (teachers) => {
        const after = new Set([...teachers, ...(addTeacher === undefined ? [] : [addTeacher])]);
        if (after.size > Math.max(CLASS_TEACHERS_MAX, teachers.length))
          throw new LecternError('CLASS_TEACHERS_TOO_MANY', { max: CLASS_TEACHERS_MAX });
        if (removeTeacher !== undefined && after.delete(removeTeacher) && after.size === 0)
          throw new LecternError('CLASS_LAST_TEACHER_THERE');
        return {
          ...(addTeacher !== undefined && { add: addTeacher }),
          ...(removeTeacher !== undefined && { remove: removeTeacher }),
        };
      });
    }
    await store.change(id, { name, archivedAt });
    if (removeTeacher !== undefined) await this.tellLeft([id]);
    return this.#find(organisationId, id);
  }

  /**
   * Call `checkTeacher` for `toId` before the transaction, and `tellLeft` after it, so that permissions by class are
   * checked again.
   */
  handOver(
    organisationId: string,
    fromId: string,
    toId: string,
    transaction: AnyTransaction,
  ): Promise<readonly string[]> {
    return this.#ports.list.handOver(organisationId, fromId, toId, transaction);
  }

  /** Throws USER_NOT_FOUND and NOT_A_TEACHER for a user who cannot receive a class of the school. */
  async checkTeacher(organisationId: string, id: string): Promise<void> {
    enforce(mayBeGivenClass(await this.#ports.accounts.findUser(id), { organisationId }));
  }

  async #find(organisationId: string, id: string): Promise<SchoolClassRow> {
    const found = await this.#ports.list.find(organisationId, id);
    if (!found) throw new LecternError('CLASS_NOT_FOUND');
    return found;
  }
}
