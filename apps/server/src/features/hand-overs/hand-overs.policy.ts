import type { HandOverState } from '@lectern/protocol/hand-overs';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';

/** Whose it is reads of it, as the account that they are here. */
export function mayReadOwn(caller: CallerIdentity, userId: string): Decision {
  return caller.userId === userId ? 'allowed' : 'USER_NOT_FOUND';
}

export function mayAnswer(
  userId: string,
  row: { readonly from_id: string; readonly state: HandOverState } | undefined,
): Decision {
  if (row?.from_id !== userId) return 'HAND_OVER_NOT_FOUND';
  return row.state === 'waiting' ? 'allowed' : 'HAND_OVER_SETTLED';
}

/** Those who oversee the school stop what waits, and take back what was done as long as that is kept. */
export function mayStop(
  organisationId: string,
  row: { readonly organisation_id: string; readonly state: HandOverState } | undefined,
  isKept: boolean,
): Decision {
  if (row?.organisation_id !== organisationId) return 'HAND_OVER_NOT_FOUND';
  return row.state === 'waiting' || (row.state === 'done' && isKept) ? 'allowed' : 'HAND_OVER_SETTLED';
}
