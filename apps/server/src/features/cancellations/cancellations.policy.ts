import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';

/** An account is ended by its holder: the account that one is signed in as, and the person behind it. */
export function mayCancel(caller: CallerIdentity, userId: string): Decision {
  return caller.userId === userId || caller.personId === userId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A school keeps somebody who administers it. */
export function maySchoolBeLeft(administersAlone: boolean): Decision {
  return administersAlone ? 'ACCOUNT_LAST_ADMIN' : 'allowed';
}
