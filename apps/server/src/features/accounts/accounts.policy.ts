import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { User } from './accounts.store.ts';

/** Who may do what with accounts. What is refused here is answered as if it did not exist. */

/** An account is its holder's: the account that one is signed in as, and the person behind it. */
export function isOwnAccount(caller: CallerIdentity, userId: string): boolean {
  return caller.userId === userId || caller.personId === userId;
}

/** The accounts that are bound to a person are known to that person alone. */
export function mayManageBoundUsers(caller: CallerIdentity, personId: string): boolean {
  return caller.personId === personId;
}

/** A person becomes one of its organisation accounts, or itself again; nobody becomes anybody else. */
export function mayExchangeInto(caller: CallerIdentity, target: User): boolean {
  if (target.cancelled || caller.personId === undefined) return false;
  return target.id === caller.personId || target.personId === caller.personId;
}

/** The token that signs the call is the only one that it may end. */
export function maySignOut(caller: CallerIdentity, accessToken: string): boolean {
  return caller.accessToken === accessToken;
}

/** A real name is known in one's own organisation; others see its first character. */
export function maySeeRealName(caller: CallerIdentity, user: User): boolean {
  if (isOwnAccount(caller, user.id)) return true;
  return user.organisationId !== undefined && user.organisationId === caller.organisationId;
}

/** Inside an organisation one finds its accounts only, outside of any the persons only. */
export function mayFindColleague(caller: CallerIdentity, user: User): boolean {
  return !user.cancelled && user.accountType !== 'guest' && user.organisationId === caller.organisationId;
}

/** An organisation keeps the real names of its accounts. */
export function mayChangeRealName(user: User): boolean {
  return user.accountType === 'person';
}
