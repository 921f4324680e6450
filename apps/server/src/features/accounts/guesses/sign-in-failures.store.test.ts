import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/setup/test-database.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { SignInFailuresStore } from './sign-in-failures.store.ts';

const opened = await openTestDatabase();
const store = new SignInFailuresStore(opened.database.withTables<AccountTables>());
afterAll(() => opened.close());

const LIMIT = { allowed: 2, firstLock: 60, longestLock: 200 };
const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.UTC(2026, 8, 1) + ms);

async function fail(subject: string, ms: number) {
  await store.record({ subject, limit: LIMIT }, [], at(ms), at(ms - HOUR));
  const found = (await store.find([subject, 'unknown'])).get(subject);
  const lock = found?.lockedUntil ? (found.lockedUntil.getTime() - at(ms).getTime()) / 1_000 : 0;
  return [found?.failures, found && found.firstAt.getTime() - at(0).getTime(), lock];
}

it('a lock follows more than the allowed failures, doubles, and has a longest time', async () => {
  expect(await fail('a', 0)).toEqual([1, 0, 0]);
  expect(await fail('a', 1)).toEqual([2, 0, 0]);
  expect(await fail('a', 2)).toEqual([3, 0, 60]);
  expect(await fail('a', 3)).toEqual([4, 0, 120]);
  expect(await fail('a', 4)).toEqual([5, 0, 200]);
});

it('shared subjects are counted in the same statement, and are never locked', async () => {
  const counts = async () => {
    const found = await store.find(['own', 'shared', 'z']);
    return ['own', 'shared', 'z']
      .map((subject) => found.get(subject))
      .map((row) => [row?.failures, row?.lockedUntil]);
  };
  for (let time = 0; time < 3; time += 1)
    await store.record({ subject: 'own', limit: LIMIT }, ['z', 'shared'], at(time), at(-HOUR));
  expect(await counts()).toEqual([
    [3, at(60_002)],
    [3, null],
    [3, null],
  ]);
  const impossible = '\0';
  await expect(
    store.record({ subject: 'own', limit: LIMIT }, ['z', impossible], at(3), at(-HOUR)),
  ).rejects.toThrow();
  expect((await counts()).map(([failures]) => failures)).toEqual([3, 3, 3]);
});

it('failures before the window no longer count', async () => {
  await fail('b', 0);
  await fail('b', 1);
  expect(await fail('b', HOUR)).toEqual([3, 0, 60]);
  expect(await fail('b', HOUR + 1)).toEqual([1, HOUR + 1, 0]);
});

it('forget deletes one subject', async () => {
  await store.forget('a');
  expect([...(await store.find(['a', 'b'])).keys()]).toEqual(['b']);
});

it('sweep deletes failures that began before the window and lock no user', async () => {
  for (const subject of ['old', 'new', 'locked']) await fail(subject, subject === 'new' ? HOUR : 0);
  for (let time = 1; time <= 2; time += 1) await fail('locked', time);
  await store.sweep(at(HOUR), at(30_000));
  const left = async () => [...(await store.find(['old', 'new', 'locked'])).keys()].sort();
  expect(await left()).toEqual(['locked', 'new']);
  await store.sweep(at(HOUR), at(61_000));
  expect(await left()).toEqual(['new']);
});

it('a device is known since its last sign-in, until it is swept', async () => {
  await store.knowDevice('d', at(0));
  await store.knowDevice('d', at(5));
  expect(await store.knowsDevice('d', at(5))).toBe(true);
  expect(await store.knowsDevice('d', at(6))).toBe(false);
  expect(await store.knowsDevice('e', at(0))).toBe(false);
  await store.sweepDevices(at(5));
  expect(await store.knowsDevice('d', at(0))).toBe(true);
  await store.sweepDevices(at(6));
  expect(await store.knowsDevice('d', at(0))).toBe(false);
});
