import { beforeEach, expect, it } from 'vitest';
import type { GuessLimits, GuessRules } from '../guesses/guess-limits.ts';
import type { SignInFailuresStore } from '../guesses/sign-in-failures.store.ts';
import { SignInLimits } from './sign-in-limits.ts';

const NOW = Date.UTC(2026, 8, 1);
const HALF_YEAR = 180 * 24 * 3_600_000;
let known: string[];
let calls: unknown[];
let begun: GuessRules | undefined;
let limits: SignInLimits;

beforeEach(() => {
  known = [];
  calls = [];
  const failures = {
    knowsDevice: async (subject: string, since: Date) => {
      expect(since).toEqual(new Date(NOW - HALF_YEAR));
      return known.includes(subject);
    },
    knowDevice: async (subject: string) => void known.push(subject),
    sweepDevices: async (before: Date) => void calls.push(before),
  };
  const guesses = {
    begin: async (rules: GuessRules, proof: unknown) => {
      begun = rules;
      calls.push(proof);
      return { check: async () => undefined };
    },
    failed: async () => void calls.push('failed'),
    right: async () => void calls.push('right'),
    sweep: async (now: number) => void calls.push(now),
  };
  limits = new SignInLimits(failures as unknown as SignInFailuresStore, guesses as unknown as GuessLimits, {
    now: () => NOW,
  });
});

const place = { address: '1.2.3.4', deviceId: 'device' };
async function rulesAt(more: object): Promise<readonly unknown[]> {
  await limits.begin('chen', { ...place, ...more });
  const kind = (subject: string | undefined) => subject?.split(':')[0];
  return [
    kind(begun?.own.subject),
    begun?.own.limit.allowed,
    begun?.shared.map((each) => [kind(each.subject), each.allowed]),
  ];
}

it('an unknown device has four failures, and shares counts of the address and of the name', async () => {
  const shared = [
    ['address', 4],
    ['name', 49],
  ];
  expect(await rulesAt({})).toEqual(['pair', 4, shared]);
  expect(await rulesAt({ deviceId: undefined })).toEqual(['pair', 4, shared]);
  expect(begun?.forgotten).toEqual([begun?.shared[0]?.subject]);
  expect(begun?.locked).toBe('LOGIN_LOCKED');
});

it('a device on which the user signed in has nine failures of its own', async () => {
  await limits.recordSuccess('chen', place);
  expect(await rulesAt({})).toEqual(['device', 9, []]);
  expect((await rulesAt({ deviceId: 'other' }))[0]).toBe('pair');
  expect(calls[0]).toBe('right');
});

it('a session has nine failures of its own', async () => {
  expect(await rulesAt({ sessionId: 's' })).toEqual(['session', 9, []]);
});

it('success without a device id makes no device known', async () => {
  await limits.recordSuccess('chen', { address: '1.2.3.4', deviceId: undefined });
  expect(known).toEqual([]);
});

it('begin passes the proof, recordFailure counts, and sweep deletes old devices', async () => {
  await limits.begin('chen', { ...place, proof: 'proof' });
  await limits.recordFailure('chen', place);
  await limits.sweep();
  expect(calls).toEqual(['proof', 'failed', NOW, new Date(NOW - HALF_YEAR)]);
});
