import { LecternError } from '@lectern/protocol';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '../../../platform/log/log.ts';
import type { AccountsStore, Credentials } from '../accounts.store.ts';
import { PasswordCheck } from './password-check.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { SignInLimits } from './sign-in-limits.ts';

const NOW = 1_000;
const place = { address: '1.2.3.4', deviceId: undefined };
const right: Credentials = {
  accountId: 'chen',
  accountType: 'person',
  personId: 'chen',
  passwordHash: 'right',
  deactivated: false,
  givenUntil: undefined,
};
let found: Credentials | undefined;
let steps: string[];
let refuseAt: number | undefined;
let check: PasswordCheck;

beforeEach(() => {
  found = right;
  steps = [];
  refuseAt = undefined;
  let checks = 0;
  const note = (step: string) => async () => void steps.push(step);
  check = new PasswordCheck({
    accounts: {
      findCredentials: async (name: string) => (name === 'chen' ? found : undefined),
    } as unknown as AccountsStore,
    hashing: {
      async verify(
        hash: string | undefined,
        password: string,
        beforehand: () => Promise<void>,
        afterwards: (matches: boolean) => Promise<void>,
      ) {
        await beforehand();
        steps.push('verified');
        await afterwards(hash === password);
        steps.push('next turn');
        return hash === password;
      },
    } as unknown as PasswordHashing,
    limits: {
      begin: async () => ({
        check: async () => {
          checks += 1;
          steps.push('checked');
          if (checks === refuseAt) throw new LecternError('LOGIN_LOCKED', { seconds: 1 });
        },
      }),
      recordFailure: note('failure'),
      recordSuccess: note('success'),
    } as unknown as SignInLimits,
    clock: { now: () => NOW },
    log: createLog('silent'),
    count: (outcome) => void steps.push(outcome),
  });
});

const verify = (name: string, password: string, given?: 'refused' | 'taken') =>
  check.verify(name, password, place, given);

it('verify returns the credentials for the right password, and checks the limit before and after it', async () => {
  expect(await verify(' CHEN ', 'right')).toBe(right);
  expect(steps).toEqual(['checked', 'verified', 'next turn', 'checked', 'success', 'OK']);
});

it.each([
  ['chen', 'wrong'],
  ['nobody', 'right'],
])('verify throws LOGIN_FAILED for %s with %s, after the same work', async (name, password) => {
  await expect(verify(name, password)).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
  expect(steps).toEqual(['checked', 'verified', 'failure', 'next turn', 'LOGIN_FAILED']);
});

it('verify throws the lock that came while the password was verified', async () => {
  refuseAt = 2;
  await expect(verify('chen', 'right')).rejects.toMatchObject({ code: 'LOGIN_LOCKED' });
  expect(steps).toEqual(['checked', 'verified', 'next turn', 'checked', 'LOGIN_LOCKED']);
});

it('verify throws ACCOUNT_DEACTIVATED only with the right password', async () => {
  found = { ...right, deactivated: true };
  await expect(verify('chen', 'right')).rejects.toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
  await expect(verify('chen', 'wrong')).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
});

it('verify refuses a password of the school unless it is taken, and never after its end', async () => {
  found = { ...right, givenUntil: NOW + 1 };
  await expect(verify('chen', 'right')).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_NEEDED' });
  expect(await verify('chen', 'right', 'taken')).toBe(found);
  found = { ...right, givenUntil: NOW };
  await expect(verify('chen', 'right', 'taken')).rejects.toMatchObject({ code: 'PASSWORD_ENDED' });
});
