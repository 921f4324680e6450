import type { Account } from '@lectern/protocol/accounts';
import { KeyValueDatabase } from '../../platform/storage/key-value-database.ts';

const KEY = 'account';
const database = new KeyValueDatabase('lectern-account');

/** Stores the account that was signed in last, for starting without a network; read only together with its sign-in. */
export async function keepAccount(account: Account): Promise<void> {
  await database.put(KEY, account);
}

export async function keptAccount(userId: string): Promise<Account | undefined> {
  const account = await database.get<Account>(KEY);
  return account?.user_id === userId ? account : undefined;
}

/** Deletes the stored account of this user; the account of another user, who signed in meanwhile, stays. */
export async function forgetAccount(userId: string): Promise<void> {
  await database.deleteIf<Account>(KEY, (account) => account?.user_id === userId);
}
