import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';

/** An account may be cancelled by its holder alone: the signed-in account, and the person behind it. */
export function mayCancel(caller: CallerIdentity, userId: string): Decision {
  return caller.userId === userId || caller.personId === userId ? 'allowed' : 'USER_NOT_FOUND';
}

/** The last administrator of a school may not leave. */
export function maySchoolBeLeft(administersAlone: boolean): Decision {
  return administersAlone ? 'ACCOUNT_LAST_ADMIN' : 'allowed';
}
