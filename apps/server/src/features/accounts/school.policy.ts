import type { Identity } from '@lectern/protocol';
import type { Decision } from '../../platform/policy.ts';

/** Identities that oversee a whole school. */
const OVERSEERS: readonly Identity[] = ['ACADEMIC_STAFF', 'EDU_ADMIN'];

interface OfSchool {
  readonly organisationId: string | undefined;
}

/** Data of a whole school (people, classes, features and terms) are read and changed by the users who oversee it. */
export function mayOverseeSchool(caller: OfSchool, identities: readonly Identity[]): Decision {
  const oversees = identities.some((identity) => OVERSEERS.includes(identity));
  return caller.organisationId !== undefined && oversees ? 'allowed' : 'FORBIDDEN';
}

/** Name, area codes, space and roles of a school are changed by its administrators alone. */
export function mayAdministerSchool(caller: OfSchool, identities: readonly Identity[]): Decision {
  return caller.organisationId !== undefined && identities.includes('EDU_ADMIN') ? 'allowed' : 'FORBIDDEN';
}

/** Academic staff cannot give the identity of academic staff or of an administrator. */
export function mayGiveIdentities(
  caller: OfSchool,
  identities: readonly Identity[],
  given: readonly Identity[],
): Decision {
  const administers = mayAdministerSchool(caller, identities);
  if (administers === 'allowed' || given.some((identity) => OVERSEERS.includes(identity))) return administers;
  return mayOverseeSchool(caller, identities);
}

interface Somebody extends OfSchool {
  readonly identities: readonly Identity[];
  readonly cancelled: boolean;
}

/** The managed user belongs to the caller's school; academic staff cannot manage academic staff or administrators. */
export function mayManagePerson(
  caller: OfSchool,
  identities: readonly Identity[],
  person: Somebody | undefined,
): Decision {
  const oversees = mayOverseeSchool(caller, identities);
  if (oversees !== 'allowed') return oversees;
  if (!person || person.cancelled || person.organisationId !== caller.organisationId) return 'USER_NOT_FOUND';
  return mayGiveIdentities(caller, identities, person.identities);
}
