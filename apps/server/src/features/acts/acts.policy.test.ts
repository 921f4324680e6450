import { expect, it } from 'vitest';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { mayReadActs } from './acts.policy.ts';

it('acts are shown to the signed-in account alone, not to the person behind another one', () => {
  const caller = { userId: 'chen', personId: 'person' } as CallerIdentity;
  expect(mayReadActs(caller, 'chen')).toBe('allowed');
  expect(mayReadActs(caller, 'person')).toBe('USER_NOT_FOUND');
});
