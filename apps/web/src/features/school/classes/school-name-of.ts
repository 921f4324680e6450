import { type AccountNames, isCancelledAccount } from '@lectern/protocol/account-names';

/**
 * Real name of a person, not their nickname, so that they have the same name in all lists of the school; empty for a
 * cancelled account.
 */
export function schoolNameOf(person: AccountNames): string {
  return isCancelledAccount(person) ? '' : person.user_real_name;
}
