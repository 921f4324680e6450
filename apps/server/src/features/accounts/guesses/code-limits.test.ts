import { expect, it } from 'vitest';
import { CodeLimits, type TriesAllowed } from './code-limits.ts';
import { type GuessRules, NEVER_LOCKED } from './guess-limits.ts';

async function rulesOf(
  device: string | undefined,
  address = '1.2.3.4',
  more: { allowed?: TriesAllowed; secret?: string } = {},
): Promise<GuessRules> {
  const given: GuessRules[] = [];
  const guesses = {
    begin: async (rules: GuessRules, proof: string | undefined) => {
      expect(proof).toBe('proof');
      given.push(rules);
      return { check: async () => undefined };
    },
    failed: async (rules: GuessRules) => void given.push(rules),
  };
  const limits = new CodeLimits(guesses, 'join', more.allowed);
  const place = { address, device, proof: 'proof' };
  await limits.begin(place, more.secret);
  await limits.wrongCode(place, more.secret);
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

it('tries at one secret are counted over all addresses where a limit says so', async () => {
  const ofPhone = { allowed: 5, firstLock: 30, longestLock: 600 };
  const allowed = { ofPhone, ofAddress: 100, ofSecret: 60 };
  const [one, elsewhere, other] = [
    await rulesOf('one', '1.2.3.4', { allowed, secret: 'ABCD' }),
    await rulesOf('two', '5.6.7.8', { allowed, secret: 'ABCD' }),
    await rulesOf('one', '1.2.3.4', { allowed, secret: 'EFGH' }),
  ];
  expect(one.own.limit).toEqual(ofPhone);
  expect(one.shared.map((each) => each.allowed)).toEqual([100, 60]);
  expect(one.shared[1]).toEqual(elsewhere.shared[1]);
  expect(one.shared[1]).not.toEqual(other.shared[1]);
});
