import type { Registration } from '../../platform/config.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';
import type { User } from './accounts.store.ts';

/** Permissions on accounts. An account that the caller may not use is reported as if it did not exist. */

/** The caller that views a user. */
export type Onlooker = Pick<CallerIdentity, 'userId' | 'organisationId' | 'personId'>;

/** Whether a person may register without an invitation. */
export function mayRegister(registration: Registration): Decision {
  if (registration === 'open') return 'allowed';
  return registration === 'invitation' ? 'REGISTRATION_BY_INVITATION' : 'REGISTRATION_CLOSED';
}

/** Whether a person with an invitation of a school may register. */
export function mayComeByInvitation(registration: Registration): Decision {
  return registration === 'closed' ? 'REGISTRATION_CLOSED' : 'allowed';
}

/** An account is used by its holder alone: the account that is signed in, and the person behind it. */
export function mayUseAccount(caller: CallerIdentity, userId: string): Decision {
  return isOwn(caller, userId) ? 'allowed' : 'USER_NOT_FOUND';
}

/** The accounts that are bound to a person are visible to that person alone. */
export function mayManageBoundUsers(caller: CallerIdentity, personId: string): Decision {
  return caller.personId === personId ? 'allowed' : 'USER_NOT_FOUND';
}

/**
 * A person may exchange into one of their organisation accounts, or back into the person's account; no other exchange
 * is allowed.
 */
export function mayExchangeInto(caller: CallerIdentity, target: User): Decision {
  if (target.cancelled || target.deactivated || caller.personId === undefined) return 'USER_NOT_FOUND';
  const isOfPerson = target.id === caller.personId || target.personId === caller.personId;
  return isOfPerson ? 'allowed' : 'USER_NOT_FOUND';
}

/** A caller may end only the token that signs the call. */
export function maySignOut(caller: CallerIdentity, accessToken: string): Decision {
  return caller.accessToken === accessToken ? 'allowed' : 'UNAUTHORIZED';
}

/** The real name is visible within the user's own organisation; other callers see its first character. */
export function maySeeRealName(caller: Onlooker, user: User): Decision {
  const isColleague = user.organisationId !== undefined && user.organisationId === caller.organisationId;
  return isOwn(caller, user.id) || isColleague ? 'allowed' : 'FORBIDDEN';
}

/** A caller within an organisation finds its accounts only; a caller outside of any organisation finds persons only. */
export function mayFindColleague(caller: CallerIdentity, user: User): Decision {
  const isFound =
    !user.cancelled &&
    !user.deactivated &&
    user.accountType !== 'guest' &&
    user.organisationId === caller.organisationId;
  return isFound ? 'allowed' : 'USER_NOT_FOUND';
}

/** The real name of an organisation account is set by its organisation. */
export function mayChangeRealName(user: User): Decision {
  return user.accountType === 'person' ? 'allowed' : 'FORBIDDEN';
}

function isOwn(caller: Onlooker, userId: string): boolean {
  return caller.userId === userId || caller.personId === userId;
}
