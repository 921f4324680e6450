import { LecternError } from '@lectern/protocol';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import type { ClassesService } from '../classes/index.ts';
import {
  mayChangeAssignment,
  mayMark,
  mayMarkWork,
  mayReadAssignment,
  mayReadWork,
  type Standing,
} from './assignments.policy.ts';
import type { AssignmentsStore } from './assignments.store.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';
import { classesOf } from './giving/targets.ts';
import type { WorksStore } from './works.store.ts';

/** An assignment with the standing of its caller. */
export interface Accessed {
  readonly assignment: AssignmentRow;
  readonly standing: Standing;
}

/** Decides access to assignments and works from their rows, the caller's classes and the policy. */
export class AssignmentAccess {
  readonly #store: AssignmentsStore;
  readonly #works: WorksStore;
  readonly #classes: Pick<ClassesService, 'standing'>;

  constructor(ports: {
    readonly store: AssignmentsStore;
    readonly works: WorksStore;
    readonly classes: Pick<ClassesService, 'standing'>;
  }) {
    this.#store = ports.store;
    this.#works = ports.works;
    this.#classes = ports.classes;
  }

  /** Throws ASSIGNMENT_NOT_FOUND. */
  async toRead(caller: CallerIdentity, id: string): Promise<Accessed> {
    return this.#accessed(caller, id, mayReadAssignment);
  }

  /** Throws ASSIGNMENT_NOT_FOUND and FORBIDDEN. */
  async toChange(caller: CallerIdentity, id: string): Promise<Accessed> {
    return this.#accessed(caller, id, mayChangeAssignment);
  }

  /** Throws ASSIGNMENT_NOT_FOUND and FORBIDDEN. */
  async toMark(caller: CallerIdentity, id: string): Promise<Accessed> {
    return this.#accessed(caller, id, mayMark);
  }

  /** Returns the works that the caller may read. */
  readable({ assignment, standing }: Accessed, works: readonly WorkRow[]): readonly WorkRow[] {
    return works.filter((work) => mayReadWork(standing, assignment, work) === 'allowed');
  }

  /** Throws WORK_NOT_FOUND. */
  async workToRead({ assignment, standing }: Accessed, id: string): Promise<WorkRow> {
    const work = await this.#works.find(id);
    enforce(mayReadWork(standing, assignment, work));
    return found(work);
  }

  /** Throws WORK_NOT_FOUND and FORBIDDEN. */
  async workToMark({ assignment, standing }: Accessed, id: string): Promise<WorkRow> {
    const work = await this.#works.find(id);
    enforce(mayMarkWork(standing, assignment, work));
    return found(work);
  }

  /** The caller's standing in an assignment that was read before. */
  async standing(caller: CallerIdentity, { setting }: Pick<AssignmentRow, 'setting'>): Promise<Standing> {
    const { userId } = caller;
    return { userId, ...(await this.#classes.standing(caller, classesOf(setting.targets))) };
  }

  async #accessed(caller: CallerIdentity, id: string, may: typeof mayReadAssignment): Promise<Accessed> {
    const assignment = await this.#store.find(id);
    if (!assignment) throw new LecternError('ASSIGNMENT_NOT_FOUND');
    const standing = await this.standing(caller, assignment);
    enforce(may(standing, assignment));
    return { assignment, standing };
  }
}

function found(work: WorkRow | undefined): WorkRow {
  if (!work) throw new LecternError('WORK_NOT_FOUND');
  return work;
}
