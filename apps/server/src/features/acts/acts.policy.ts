import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';

/** The acts of a user are shown to that user alone, for the account that is signed in. */
export function mayReadActs(caller: CallerIdentity, userId: string): Decision {
  return caller.userId === userId ? 'allowed' : 'USER_NOT_FOUND';
}
