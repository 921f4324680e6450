import type { Account } from '@lectern/protocol/accounts';
import { expect, it } from 'vitest';
import { forgetAccount, keepAccount, keptAccount } from './kept-account.ts';

const account = (user_id: string) => ({ user_id }) as Account;

it('returns the stored account to its own user, until it is deleted', async () => {
  await keepAccount(account('chen'));
  expect([await keptAccount('chen'), await keptAccount('li')]).toEqual([account('chen'), undefined]);
  await forgetAccount('chen');
  expect(await keptAccount('chen')).toBeUndefined();
});

it('keeps the account of a user who signed in meanwhile', async () => {
  await keepAccount(account('chen'));
  await keepAccount(account('li'));
  await forgetAccount('chen');
  expect(await keptAccount('li')).toEqual(account('li'));
});
