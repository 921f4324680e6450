import type { Identity } from '@lectern/protocol';
import type { Decision } from '../../platform/policy.ts';

/** Identities that speak for their school in what concerns all of it. */
const OVERSEERS: readonly Identity[] = ['ACADEMIC_STAFF', 'EDU_ADMIN'];

interface OfSchool {
  readonly organisationId: string | undefined;
}

/**
 * What concerns a whole school is seen and said by those who oversee it: its people and classes, what is switched on there,
 * when its terms begin.
 */
export function mayOverseeSchool(caller: OfSchool, identities: readonly Identity[]): Decision {
  const oversees = identities.some((identity) => OVERSEERS.includes(identity));
  return caller.organisationId !== undefined && oversees ? 'allowed' : 'FORBIDDEN';
}

/** Name, area codes, room and roles are said by its administrators alone. */
export function mayAdministerSchool(caller: OfSchool, identities: readonly Identity[]): Decision {
  return caller.organisationId !== undefined && identities.includes('EDU_ADMIN') ? 'allowed' : 'FORBIDDEN';
}

/** Academic staff makes no one its equal, nor an administrator. */
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

/** Somebody of one's own school; academic staff has no power over its equals, nor over administrators. */
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
