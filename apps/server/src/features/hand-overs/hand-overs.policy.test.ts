import { expect, it } from 'vitest';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { mayAnswer, mayReadOwn, mayStop } from './hand-overs.policy.ts';

it('mayReadOwn allows the own account', () => {
  const caller = { userId: 'chen' } as CallerIdentity;
  expect(mayReadOwn(caller, 'chen')).toBe('allowed');
  expect(mayReadOwn(caller, 'li')).toBe('USER_NOT_FOUND');
});

it('mayAnswer allows the owner to answer a waiting hand-over', () => {
  expect(mayAnswer('chen', { from_id: 'chen', state: 'waiting' })).toBe('allowed');
  expect(mayAnswer('chen', { from_id: 'chen', state: 'done' })).toBe('HAND_OVER_SETTLED');
  expect(mayAnswer('chen', { from_id: 'li', state: 'waiting' })).toBe('HAND_OVER_NOT_FOUND');
  expect(mayAnswer('chen', undefined)).toBe('HAND_OVER_NOT_FOUND');
});

it('mayStop allows a waiting hand-over of the school, and a finished one while it is kept', () => {
  const stop = (state: 'waiting' | 'done' | 'stopped', isKept: boolean) =>
    mayStop('a', { organisation_id: 'a', state }, isKept);
  expect([stop('waiting', false), stop('waiting', true), stop('done', true)]).toEqual(
    Array(3).fill('allowed'),
  );
  expect([stop('done', false), stop('stopped', true)]).toEqual(Array(2).fill('HAND_OVER_SETTLED'));
  expect(mayStop('b', { organisation_id: 'a', state: 'waiting' }, true)).toBe('HAND_OVER_NOT_FOUND');
  expect(mayStop('a', undefined, true)).toBe('HAND_OVER_NOT_FOUND');
});
