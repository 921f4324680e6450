import { expect, it } from 'vitest';
import { derivedPassword, givenPassword } from './given-password.ts';

const SHAPE = /^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/;
const secret = Buffer.from('secret');

it('givenPassword returns another password of three groups each time', () => {
  const some = Array.from({ length: 20 }, givenPassword);
  for (const password of some) expect(password).toMatch(SHAPE);
  expect(new Set(some).size).toBe(20);
});

it('derivedPassword returns the same password for the same secret, key and name', () => {
  const password = derivedPassword(secret, 'key', 'chen');
  expect(password).toMatch(SHAPE);
  expect(derivedPassword(secret, 'key', 'chen')).toBe(password);
  const others = [
    derivedPassword(Buffer.from('other'), 'key', 'chen'),
    derivedPassword(secret, 'other', 'chen'),
    derivedPassword(secret, 'key', 'li'),
    derivedPassword(secret, 'keyc', 'hen'),
  ];
  expect(new Set([password, ...others]).size).toBe(5);
});
