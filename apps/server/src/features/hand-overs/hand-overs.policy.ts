import type { HandOverState } from '@lectern/protocol/hand-overs';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';

/** The owner of the documents may read the hand-over. */
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

/** Users who oversee the school may stop a waiting hand-over, and undo a finished one while it is kept. */
export function mayStop(
  organisationId: string,
  row: { readonly organisation_id: string; readonly state: HandOverState } | undefined,
  isKept: boolean,
): Decision {
  if (row?.organisation_id !== organisationId) return 'HAND_OVER_NOT_FOUND';
  return row.state === 'waiting' || (row.state === 'done' && isKept) ? 'allowed' : 'HAND_OVER_SETTLED';
}
