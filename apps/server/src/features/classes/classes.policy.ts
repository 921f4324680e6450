import type { Identity } from '@lectern/protocol';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';

/** Identities that see every class of their organisation. */
const OVERSEERS: readonly Identity[] = ['ACADEMIC_STAFF', 'EDU_ADMIN'];

/** One's own list of classes and nobody else's. */
export function mayListClassesOf(caller: CallerIdentity, teacherId: string): Decision {
  return caller.userId === teacherId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A class and its pupils are seen by those who teach it, and by the staff of its organisation who oversee it. */
export function mayReadClass(
  caller: CallerIdentity,
  schoolClass: { readonly organisationId: string },
  teaches: boolean,
  identities: readonly Identity[],
): Decision {
  if (caller.organisationId !== schoolClass.organisationId) return 'CLASS_NOT_FOUND';
  const oversees = identities.some((identity) => OVERSEERS.includes(identity));
  return teaches || oversees ? 'allowed' : 'CLASS_NOT_FOUND';
}
