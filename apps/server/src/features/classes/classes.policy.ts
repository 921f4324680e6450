import type { Identity } from '@lectern/protocol';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { type Decision, isAllowed } from '../../platform/policy.ts';
import { mayOverseeSchool } from '../accounts/index.ts';

/** Identities that may teach a class, and so may see its pupils. */
const TEACHING: readonly Identity[] = ['TEACHER', 'ELECTRIC_TEACHER', 'ACADEMIC_STAFF', 'EDU_ADMIN'];

/** The school of a class; undefined for a class of a teacher without a school. */
interface OfSchool {
  readonly organisationId: string | undefined;
}

interface Colleague {
  readonly organisationId: string | undefined;
  readonly identities: readonly Identity[];
  readonly cancelled: boolean;
  readonly deactivated: boolean;
}

/** A caller may list only the classes that they teach themselves. */
export function mayListClassesOf(caller: CallerIdentity, teacherId: string): Decision {
  return caller.userId === teacherId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A class and its pupils may be read by its teachers, and by the users who oversee its organisation. */
export function mayReadClass(
  caller: OfSchool,
  schoolClass: OfSchool,
  teaches: boolean,
  identities: readonly Identity[],
): Decision {
  if (caller.organisationId !== schoolClass.organisationId) return 'CLASS_NOT_FOUND';
  return teaches || isAllowed(mayOverseeSchool(schoolClass, identities)) ? 'allowed' : 'CLASS_NOT_FOUND';
}

/** Teachers may create classes; pupils and guardians may not. */
export function mayMakeClass(identities: readonly Identity[]): Decision {
  return identities.some((identity) => TEACHING.includes(identity)) ? 'allowed' : 'FORBIDDEN';
}

/** A class may be changed by its teachers; other users who oversee the school may read it. */
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

/** A teacher may remove only themselves from a class. */
export function mayLeaveClass(caller: CallerIdentity, teacherId: string): Decision {
  return caller.userId === teacherId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A class may be shared with teachers of the same school. */
export function mayBeGivenClass(colleague: Colleague | undefined, schoolClass: OfSchool): Decision {
  if (!colleague || colleague.cancelled || colleague.deactivated || schoolClass.organisationId === undefined)
    return 'USER_NOT_FOUND';
  if (colleague.organisationId !== schoolClass.organisationId) return 'USER_NOT_FOUND';
  return mayMakeClass(colleague.identities) === 'allowed' ? 'allowed' : 'NOT_A_TEACHER';
}
