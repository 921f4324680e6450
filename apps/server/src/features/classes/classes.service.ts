import { LecternError } from '@lectern/protocol';
import type { SchoolClass, Student } from '@lectern/protocol/classes';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce, isAllowed } from '../../platform/policy.ts';
import type { AccountsService } from '../accounts/index.ts';
import { mayListClassesOf, mayReadClass } from './classes.policy.ts';
import type { ClassesStore, ClassRow, NewClass } from './classes.store.ts';

/** What classes need of other features. */
export interface ClassPorts {
  readonly accounts: Pick<AccountsService, 'findUser'>;
}

interface ClassesServicePorts extends ClassPorts {
  readonly store: ClassesStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Classes and their pupils. */
export class ClassesService {
  readonly #ports: ClassesServicePorts;

  constructor(ports: ClassesServicePorts) {
    this.#ports = ports;
  }

  /** Answers the new class's id. */
  createClass(given: NewClass): Promise<string> {
    return this.#ports.store.insert(given, this.#ports.clock.now());
  }

  /** Whether the organisation has a class of exactly this name. */
  hasClass(organisationId: string, name: string): Promise<boolean> {
    return this.#ports.store.has(organisationId, name);
  }

  /** Throws USER_NOT_FOUND for another teacher's list. */
  async listOfTeacher(
    caller: CallerIdentity,
    teacherId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ count: number; items: SchoolClass[] }> {
    enforce(mayListClassesOf(caller, teacherId));
    const { count, classes } = await this.#ports.store.listOfTeacher(teacherId, page.offset, page.limit);
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
    const { count, students } = await this.#ports.store.listStudents(classId, page.offset, page.limit);
    this.#ports.log.info({ user: caller.userId, class: classId }, 'the pupils of a class were read');
    return { count, items: students };
  }

  async #readable(caller: CallerIdentity, ids: readonly string[]): Promise<readonly ClassRow[]> {
    const [classes, taught, user] = await Promise.all([
      this.#ports.store.find(ids),
      this.#ports.store.taught(caller.userId, ids),
      this.#ports.accounts.findUser(caller.userId),
    ]);
    return classes.filter((found) =>
      isAllowed(mayReadClass(caller, found, taught.has(found.id), user?.identities ?? [])),
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
