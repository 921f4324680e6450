import { expect, it } from 'vitest';
import { PasswordHashing } from './password-hashing.ts';

it('verify is true for the hashed password only, in any composition of its characters', async () => {
  const hashing = new PasswordHashing(2);
  const stored = await hashing.hash('caf\u00e9');
  expect(stored).not.toContain('caf');
  expect(await hashing.verify(stored, 'cafe\u0301')).toBe(true);
  expect(await hashing.verify(stored, 'cafe')).toBe(false);
});

it('verify is false without a stored hash, also for the password of the stand-in', async () => {
  const hashing = new PasswordHashing(2);
  expect(await hashing.verify(undefined, 'nobody has this password')).toBe(false);
  expect(await hashing.verify(null, 'nobody has this password')).toBe(false);
});

it('passwords wait for their turn, in their order, and a failure before one lets the next run', async () => {
  const hashing = new PasswordHashing(1);
  const order: number[] = [];
  let running = 0;
  const calls = [1, 2, 3].map((call) =>
    hashing
      .verify(
        undefined,
        'x',
        async () => {
          running += 1;
          expect(running).toBe(1);
          await new Promise((resolve) => setImmediate(resolve));
          order.push(call);
          if (call === 1) {
            running -= 1;
            throw new Error('locked');
          }
        },
        async () => {
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
        },
      )
      .catch((error: Error) => error.message),
  );
  expect(await Promise.all(calls)).toEqual(['locked', false, false]);
  expect(order).toEqual([1, 2, 3]);
});
