import type { Decision } from '../../platform/policy.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';

/** The relation of a caller to an assignment and its classes. */
export interface Standing {
  readonly userId: string;
  /** Classes of the assignment whose pupils the caller may read, and those that the caller teaches. */
  readonly readable: ReadonlySet<string>;
  readonly taught: ReadonlySet<string>;
}

type Owned = Pick<AssignmentRow, 'owner_id'>;

/** An assignment is read by its owner, the teachers of a class that it is given to, and users who oversee its school. */
export function mayReadAssignment(standing: Standing, assignment: Owned | undefined): Decision {
  if (!assignment) return 'ASSIGNMENT_NOT_FOUND';
  const isOwner = assignment.owner_id === standing.userId;
  return isOwner || standing.readable.size > 0 ? 'allowed' : 'ASSIGNMENT_NOT_FOUND';
}

/** Only the owner changes, deletes and updates an assignment. */
export function mayChangeAssignment(standing: Standing, assignment: Owned | undefined): Decision {
  const read = mayReadAssignment(standing, assignment);
  if (read !== 'allowed') return read;
  return assignment?.owner_id === standing.userId ? 'allowed' : 'FORBIDDEN';
}

/** Marks are made by the owner and by teachers of a class that the assignment is given to. */
export function mayMark(standing: Standing, assignment: Owned | undefined): Decision {
  const read = mayReadAssignment(standing, assignment);
  if (read !== 'allowed') return read;
  const isTeacher = assignment?.owner_id === standing.userId || standing.taught.size > 0;
  return isTeacher ? 'allowed' : 'FORBIDDEN';
}

/** Work is read by whoever may read its pupil's class; the owner reads the work of pupils who came by the link. */
export function mayReadWork(
  standing: Standing,
  assignment: Owned & { readonly id: string },
  work: Pick<WorkRow, 'class_id' | 'assignment_id'> | undefined,
): Decision {
  if (!work || work.assignment_id !== assignment.id) return 'WORK_NOT_FOUND';
  const isReadable =
    work.class_id === null ? assignment.owner_id === standing.userId : standing.readable.has(work.class_id);
  return isReadable ? 'allowed' : 'WORK_NOT_FOUND';
}

/** Work is marked by teachers of its pupil's class; the owner marks the work of pupils who came by the link. */
export function mayMarkWork(
  standing: Standing,
  assignment: Owned & { readonly id: string },
  work: Pick<WorkRow, 'class_id' | 'assignment_id'> | undefined,
): Decision {
  const read = mayReadWork(standing, assignment, work);
  if (read !== 'allowed') return read;
  const isTeacher = work?.class_id == null || standing.taught.has(work.class_id);
  return isTeacher ? 'allowed' : 'FORBIDDEN';
}

/** A class of an assignment is one that its owner teaches. */
export function mayGiveTo(teaches: boolean): Decision {
  return teaches ? 'allowed' : 'CLASS_NOT_FOUND';
}

/** An assignment is begun while it is open, or late where late work is taken. */
export function mayBegin(state: 'planned' | 'open' | 'late' | 'ended'): Decision {
  return state === 'open' || state === 'late' ? 'allowed' : 'ASSIGNMENT_NOT_OPEN';
}
