import type { Account } from '@lectern/protocol/accounts';
import { KeyValueDatabase } from '../../platform/storage/key-value-database.ts';

const KEY = 'account';
const database = new KeyValueDatabase('lectern-account');

/** The account that was signed in last, for opening the program without a network; only together with its sign-in. */
export async function keepAccount(account: Account): Promise<void> {
  await database.put(KEY, account);
}

export async function keptAccount(userId: string): Promise<Account | undefined> {
  const account = await database.get<Account>(KEY);
  return account?.user_id === userId ? account : undefined;
}

/** Forgets the account of that user; another's, who signed in meanwhile, stays. */
export async function forgetAccount(userId: string): Promise<void> {
  await database.deleteIf<Account>(KEY, (account) => account?.user_id === userId);
}
