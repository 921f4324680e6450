import type { Identity } from '@lectern/protocol';
import type { Decision } from '../../platform/policy.ts';

/** Identities that speak for their school in what is switched on. */
const OVERSEERS: readonly Identity[] = ['ACADEMIC_STAFF', 'EDU_ADMIN'];

/** What is on in a school is said by those who oversee it. */
export function maySwitchForSchool(
  caller: { readonly organisationId: string | undefined },
  identities: readonly Identity[],
): Decision {
  const oversees = identities.some((identity) => OVERSEERS.includes(identity));
  return caller.organisationId !== undefined && oversees ? 'allowed' : 'FORBIDDEN';
}
