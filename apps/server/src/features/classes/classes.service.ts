import { LecternError } from '@lectern/protocol';
import type { SchoolClass, Student } from '@lectern/protocol/classes';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/index.ts';
import { mayListClassesOf, mayReadClass } from './classes.policy.ts';
import { ClassesStore, type ClassRow, type NewClass } from './classes.store.ts';

/** Classes and their pupils. */
export class ClassesService {
  readonly #platform: Platform;
  readonly #store: ClassesStore;
  readonly #accounts: AccountsService;

  constructor(platform: Platform, accounts: AccountsService) {
    this.#platform = platform;
    this.#store = new ClassesStore(platform.database);
    this.#accounts = accounts;
  }

  /** Answers the new class's id. */
  createClass(given: NewClass): Promise<string> {
    return this.#store.insert(given, this.#platform.clock.now());
  }

  /** Whether the organisation has a class of exactly this name. */
  hasClass(organisationId: string, name: string): Promise<boolean> {
    return this.#store.has(organisationId, name);
  }

  /** Throws USER_NOT_FOUND for another teacher's list. */
  async listOfTeacher(
    caller: CallerIdentity,
    teacherId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ count: number; items: SchoolClass[] }> {
    if (!mayListClassesOf(caller, teacherId)) throw new LecternError('USER_NOT_FOUND');
    const { count, classes } = await this.#store.listOfTeacher(teacherId, page.offset, page.limit);
    return { count, items: classes.map((found) => present(found, true)) };
  }

  /** Those that the caller may see, in the order asked for. */
  async query(caller: CallerIdentity, ids: readonly string[], withCounts: boolean): Promise<SchoolClass[]> {
    const readable = new Map((await this.#readable(caller, ids)).map((found) => [found.id, found]));
    return ids.flatMap((id) => {
      const found = readable.get(id);
      return found ? [present(found, withCounts)] : [];
    });
  }

  /** Throws CLASS_NOT_FOUND. Who read which class's pupils is logged, never their names. */
  async listStudents(
    caller: CallerIdentity,
    classId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ count: number; items: Student[] }> {
    const [found] = await this.#readable(caller, [classId]);
    if (!found) throw new LecternError('CLASS_NOT_FOUND');
    const { count, students } = await this.#store.listStudents(classId, page.offset, page.limit);
    this.#platform.log.info({ user: caller.userId, class: classId }, 'the pupils of a class were read');
    return { count, items: students };
  }

  async #readable(caller: CallerIdentity, ids: readonly string[]): Promise<readonly ClassRow[]> {
    const [classes, taught, user] = await Promise.all([
      this.#store.find(ids),
      this.#store.taught(caller.userId, ids),
      this.#accounts.findUser(caller.userId),
    ]);
    return classes.filter((found) =>
      mayReadClass(caller, found, taught.has(found.id), user?.identities ?? []),
    );
  }
}

function present(row: ClassRow, withCount: boolean): SchoolClass {
  return {
    class_id: row.id,
    class_name: row.name,
    class_type: row.classType,
    class_nick_name: row.nickName,
    org_id: row.organisationId,
    ...(withCount && { stat_info: { student_count: row.studentCount } }),
  };
}
