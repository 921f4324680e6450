import type { Identity } from '@lectern/protocol';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { type Decision, isAllowed } from '../../platform/policy.ts';
import { mayOverseeSchool } from '../accounts/index.ts';

/** Identities that may teach a class, and so see its pupils. */
const TEACHING: readonly Identity[] = ['TEACHER', 'ELECTRIC_TEACHER', 'ACADEMIC_STAFF', 'EDU_ADMIN'];

/** Whose class it is: a school's, or nobody's but its teacher's. */
interface OfSchool {
  readonly organisationId: string | undefined;
}

interface Colleague {
  readonly organisationId: string | undefined;
  readonly identities: readonly Identity[];
  readonly cancelled: boolean;
  readonly deactivated: boolean;
}

/** One's own list of classes and nobody else's. */
export function mayListClassesOf(caller: CallerIdentity, teacherId: string): Decision {
  return caller.userId === teacherId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A class and its pupils are seen by those who teach it, and by the staff of its organisation who oversee it. */
export function mayReadClass(
  caller: OfSchool,
  schoolClass: OfSchool,
  teaches: boolean,
  identities: readonly Identity[],
): Decision {
  if (caller.organisationId !== schoolClass.organisationId) return 'CLASS_NOT_FOUND';
  return teaches || isAllowed(mayOverseeSchool(schoolClass, identities)) ? 'allowed' : 'CLASS_NOT_FOUND';
}

/** Teachers may make classes; pupils and guardians may not. */
export function mayMakeClass(identities: readonly Identity[]): Decision {
  return identities.some((identity) => TEACHING.includes(identity)) ? 'allowed' : 'FORBIDDEN';
}

/** A class is changed by those who teach it; who oversees the school reads it. */
export function mayChangeClass(
  caller: OfSchool,
  schoolClass: OfSchool,
  teaches: boolean,
  identities: readonly Identity[],
): Decision {
  const read = mayReadClass(caller, schoolClass, teaches, identities);
  if (read !== 'allowed') return read;
  return teaches ? 'allowed' : 'FORBIDDEN';
}

/** Only oneself leaves a class: no teacher puts another one out. */
export function mayLeaveClass(caller: CallerIdentity, teacherId: string): Decision {
  return caller.userId === teacherId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A class is shared with those who teach at the same school. */
export function mayBeGivenClass(colleague: Colleague | undefined, schoolClass: OfSchool): Decision {
  if (!colleague || colleague.cancelled || colleague.deactivated || schoolClass.organisationId === undefined)
    return 'USER_NOT_FOUND';
  if (colleague.organisationId !== schoolClass.organisationId) return 'USER_NOT_FOUND';
  return mayMakeClass(colleague.identities) === 'allowed' ? 'allowed' : 'NOT_A_TEACHER';
}
