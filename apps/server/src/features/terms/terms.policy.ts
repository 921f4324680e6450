import type { Identity } from '@lectern/protocol';
import type { Decision } from '../../platform/policy.ts';

/** Identities that speak for their organisation in what concerns all of its classes. */
const OVERSEERS: readonly Identity[] = ['ACADEMIC_STAFF', 'EDU_ADMIN'];

/** When terms begin is said for a school by those who oversee it. */
export function maySetTermsOfSchool(
  caller: { readonly organisationId: string | undefined },
  identities: readonly Identity[],
): Decision {
  const oversees = identities.some((identity) => OVERSEERS.includes(identity));
  return caller.organisationId !== undefined && oversees ? 'allowed' : 'FORBIDDEN';
}
