import type { Registration } from '../../platform/config.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { Decision } from '../../platform/policy.ts';
import type { User } from './accounts.store.ts';

/** Who may do what with accounts. An account that is not one's own is answered as if it did not exist. */

/** Who looks at somebody. */
export type Onlooker = Pick<CallerIdentity, 'userId' | 'organisationId' | 'personId'>;

/** Whether anybody may register without an invitation. */
export function mayRegister(registration: Registration): Decision {
  if (registration === 'open') return 'allowed';
  return registration === 'invitation' ? 'REGISTRATION_BY_INVITATION' : 'REGISTRATION_CLOSED';
}

/** Whether somebody who has an invitation of a school may register. */
export function mayComeByInvitation(registration: Registration): Decision {
  return registration === 'closed' ? 'REGISTRATION_CLOSED' : 'allowed';
}

/** An account is its holder's: the account that one is signed in as, and the person behind it. */
export function mayUseAccount(caller: CallerIdentity, userId: string): Decision {
  return isOwn(caller, userId) ? 'allowed' : 'USER_NOT_FOUND';
}

/** The accounts that are bound to a person are known to that person alone. */
export function mayManageBoundUsers(caller: CallerIdentity, personId: string): Decision {
  return caller.personId === personId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A person becomes one of its organisation accounts, or itself again; nobody becomes anybody else. */
export function mayExchangeInto(caller: CallerIdentity, target: User): Decision {
  if (target.cancelled || target.deactivated || caller.personId === undefined) return 'USER_NOT_FOUND';
  const isOfPerson = target.id === caller.personId || target.personId === caller.personId;
  return isOfPerson ? 'allowed' : 'USER_NOT_FOUND';
}

/** The token that signs the call is the only one that it may end. */
export function maySignOut(caller: CallerIdentity, accessToken: string): Decision {
  return caller.accessToken === accessToken ? 'allowed' : 'UNAUTHORIZED';
}

/** A real name is known in one's own organisation; others see its first character. */
export function maySeeRealName(caller: Onlooker, user: User): Decision {
  const isColleague = user.organisationId !== undefined && user.organisationId === caller.organisationId;
  return isOwn(caller, user.id) || isColleague ? 'allowed' : 'FORBIDDEN';
}

/** Inside an organisation one finds its accounts only, outside of any the persons only. */
export function mayFindColleague(caller: CallerIdentity, user: User): Decision {
  const isFound =
    !user.cancelled &&
    !user.deactivated &&
    user.accountType !== 'guest' &&
    user.organisationId === caller.organisationId;
  return isFound ? 'allowed' : 'USER_NOT_FOUND';
}

/** An organisation keeps the real names of its accounts. */
export function mayChangeRealName(user: User): Decision {
  return user.accountType === 'person' ? 'allowed' : 'FORBIDDEN';
}

function isOwn(caller: Onlooker, userId: string): boolean {
  return caller.userId === userId || caller.personId === userId;
}
