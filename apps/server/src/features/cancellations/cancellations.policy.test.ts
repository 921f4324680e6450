import { expect, it } from 'vitest';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { mayCancel, maySchoolBeLeft } from './cancellations.policy.ts';

it('an account is cancelled by its holder, also by the person behind it', () => {
  const caller = { userId: 'chen', personId: 'person' } as CallerIdentity;
  expect(['chen', 'person', 'li'].map((userId) => mayCancel(caller, userId))).toEqual([
    'allowed',
    'allowed',
    'USER_NOT_FOUND',
  ]);
});

it('a school is not left by its last administrator', () => {
  expect([maySchoolBeLeft(true), maySchoolBeLeft(false)]).toEqual(['ACCOUNT_LAST_ADMIN', 'allowed']);
});
