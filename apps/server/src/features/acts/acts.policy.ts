import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';

/** What somebody did is told to himself, as the account that he is here. */
export function mayReadActs(caller: CallerIdentity, userId: string): Decision {
  return caller.userId === userId ? 'allowed' : 'USER_NOT_FOUND';
}
