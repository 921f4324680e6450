import { expect, it } from 'vitest';
import { type GuessRules, NEVER_LOCKED } from '../../accounts/index.ts';
import { JoinLimits } from './join-limits.ts';

async function rulesOf(device: string | undefined, address = '1.2.3.4'): Promise<GuessRules> {
  const given: GuessRules[] = [];
  const limits = new JoinLimits({
    begin: async (rules, proof) => {
      expect(proof).toBe('proof');
      given.push(rules);
      return { check: async () => undefined };
    },
    failed: async (rules) => void given.push(rules),
  });
  const place = { address, device, proof: 'proof' };
  await limits.begin(place);
  await limits.wrongCode(place);
  const [begun, failed] = given;
  expect(failed).toEqual(begun);
  if (!begun) throw new Error('no rules');
  return begun;
}

it('a phone is locked after 20 wrong codes, and an address proves work after 500', async () => {
  const rules = await rulesOf('phone');
  expect(rules.own.limit).toEqual({ allowed: 20, firstLock: 15, longestLock: 120 });
  expect(rules.shared.map(({ allowed }) => allowed)).toEqual([500]);
  expect(rules.locked).toBe('TOO_MANY_REQUESTS');
});

it('a program without an id is never locked', async () => {
  expect((await rulesOf(undefined)).own.limit).toEqual(NEVER_LOCKED);
});

it('phones have separate counts, and share that of their address', async () => {
  const [one, two, elsewhere] = [await rulesOf('one'), await rulesOf('two'), await rulesOf('one', '5.6.7.8')];
  expect(one.own.subject).not.toBe(two.own.subject);
  expect(one.own.subject).not.toBe(elsewhere.own.subject);
  expect(one.shared).toEqual(two.shared);
  expect(one.shared).not.toEqual(elsewhere.shared);
});
