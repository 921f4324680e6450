import { beforeEach, expect, it } from 'vitest';
import { GuessLimits, type GuessRules, guessSubject } from './guess-limits.ts';
import type { ProofsOfWork } from './proofs-of-work.ts';
import type { Failures, SignInFailuresStore } from './sign-in-failures.store.ts';

const NOW = Date.UTC(2026, 8, 1);
const HOUR = 3_600_000;
let counts: Map<string, Partial<Failures>>;
let recorded: unknown[];
let swept: Date[];
let limits: GuessLimits;

beforeEach(() => {
  counts = new Map();
  recorded = [];
  swept = [];
  const store = {
    find: async () => counts,
    record: async (...call: unknown[]) => void recorded.push(call),
    forget: async (subject: string) => void recorded.push(subject),
    sweep: async (...times: Date[]) => void swept.push(...times),
  };
  const proofs = {
    take: (subject: string, bits: number, proof: string) => proof === `${subject}/${bits}`,
    needed: (subject: string, bits: number) => new Error(`prove ${bits} for ${subject}`),
  };
  limits = new GuessLimits(
    store as unknown as SignInFailuresStore,
    { now: () => NOW },
    proofs as unknown as ProofsOfWork,
  );
});

const rules: GuessRules = {
  own: { subject: 'own', limit: { allowed: 4, firstLock: 60, longestLock: 900 } },
  shared: [
    { subject: 'b', allowed: 4 },
    { subject: 'a', allowed: 50 },
  ],
  forgotten: ['b'],
  locked: 'LOGIN_LOCKED',
};
const failed = (failures: number, more: Partial<Failures> = {}) => ({
  failures,
  firstAt: new Date(NOW - HOUR),
  lockedUntil: null,
  ...more,
});

it('begin throws the seconds that are left of a lock of the caller itself', async () => {
  counts.set('own', failed(5, { lockedUntil: new Date(NOW + 1_001) }));
  await expect(limits.begin(rules, undefined)).rejects.toMatchObject({
    code: 'LOGIN_LOCKED',
    details: { seconds: 2 },
  });
  counts.set('own', failed(5, { lockedUntil: new Date(NOW) }));
  await expect(limits.begin(rules, undefined)).resolves.toBeDefined();
});

it.each([
  [4, undefined],
  [5, 16],
  [7, 16],
  [8, 17],
  [32, 19],
  [5_000, 20],
])('begin after %i failures of all callers needs a proof of %s bits', async (failures, bits) => {
  counts.set('b', failed(failures));
  const begun = limits.begin(rules, undefined);
  if (bits === undefined) await expect(begun).resolves.toBeDefined();
  else await expect(begun).rejects.toThrow(`prove ${bits} for b a`);
});

it('begin needs no proof for failures before the window, and none of a caller that was locked out', async () => {
  counts.set('b', failed(9, { firstAt: new Date(NOW - HOUR - 1) }));
  await expect(limits.begin(rules, undefined)).resolves.toBeDefined();
  counts.set('b', failed(9)).set('own', failed(4));
  await expect(limits.begin(rules, undefined)).rejects.toThrow('prove');
  counts.set('own', failed(5));
  await expect(limits.begin(rules, undefined)).resolves.toBeDefined();
});

it('check needs a proof that was given once, and throws when the caller was locked meanwhile', async () => {
  counts.set('b', failed(5));
  const { check } = await limits.begin(rules, 'b a/16');
  await expect(check()).resolves.toBeUndefined();
  counts.set('own', failed(5, { lockedUntil: new Date(NOW + 1) }));
  await expect(check()).rejects.toMatchObject({ code: 'LOGIN_LOCKED' });
  await expect(limits.begin({ ...rules, locked: 'TOO_MANY_REQUESTS' }, 'b a/16')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

it('failed counts the own subject and the shared ones together', async () => {
  await limits.failed(rules);
  expect(recorded).toEqual([[rules.own, ['b', 'a'], new Date(NOW), new Date(NOW - HOUR)]]);
});

it('right deletes the own count and the forgotten ones, and sweep counts from the window', async () => {
  await limits.right(rules);
  await limits.sweep(NOW);
  expect(recorded).toEqual(['own', 'b']);
  expect(swept).toEqual([new Date(NOW - HOUR), new Date(NOW)]);
});

it('guessSubject names the kind and hides the parts', () => {
  expect(guessSubject('pair', 'chen', 'a')).toMatch(/^pair:[\w-]{43}$/);
  expect(guessSubject('pair', 'chen', 'a')).not.toBe(guessSubject('pair', 'chena'));
});
