import { expect, it } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { PasswordHashing } from './password-hashing.ts';

it('hash has the cost that OWASP recommends in a program that the environment configures, whatever it sets', async () => {
  const { cheapPasswords } = readConfig({ ...process.env, LECTERN_CHEAP_PASSWORDS: '1', LECTERN_DEV: '1' });
  const stored = await new PasswordHashing({ cheap: cheapPasswords }).hash('lesson plan at dawn');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('hash has the lowest cost when it is cheap, and verify compares hashes of any cost', async () => {
  const cheap = new PasswordHashing({ cheap: true });
  const stored = await cheap.hash('lesson plan at dawn');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  const real = new PasswordHashing();
  expect(await real.verify(stored, 'lesson plan at dawn')).toBe(true);
  expect(await cheap.verify(await real.hash('lesson plan at dusk'), 'lesson plan at dusk')).toBe(true);
  expect(await cheap.verify(stored, 'lesson plan at dusk')).toBe(false);
});

it('verify is true for the hashed password only, in any composition of its characters', async () => {
  const hashing = new PasswordHashing({ atOnce: 2 });
  const stored = await hashing.hash('caf\u00e9');
  expect(stored).not.toContain('caf');
  expect(await hashing.verify(stored, 'cafe\u0301')).toBe(true);
  expect(await hashing.verify(stored, 'cafe')).toBe(false);
});

it('verify is false without a stored hash, also for the password of the stand-in', async () => {
  const hashing = new PasswordHashing({ atOnce: 2 });
  expect(await hashing.verify(undefined, 'nobody has this password')).toBe(false);
  expect(await hashing.verify(null, 'nobody has this password')).toBe(false);
});

it('passwords wait for their turn, in their order, and a failure before one lets the next run', async () => {
  const hashing = new PasswordHashing({ atOnce: 1 });
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
