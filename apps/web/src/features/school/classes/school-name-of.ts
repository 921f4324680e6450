import { type AccountNames, isCancelledAccount } from '@lectern/protocol/account-names';

/** Who it is in the lists of the school: not as he calls himself, so that one person has one name in all of them. */
export function schoolNameOf(person: AccountNames): string {
  return isCancelledAccount(person) ? '' : person.user_real_name;
}
