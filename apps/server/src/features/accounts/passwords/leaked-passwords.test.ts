import { expect, it } from 'vitest';
import { isLeaked, leakedRank, plainLetters } from './leaked-passwords.ts';

it('a password is leaked as it is, and with signs in place of letters', () => {
  expect(['123456', 'password', 'p@ssw0rd', 'p@$$word'].map(isLeaked)).toEqual([true, true, true, true]);
  expect(isLeaked('correct horse battery')).toBe(false);
});

it('the rank of a leaked password counts from the most frequent one, and has no end for others', () => {
  expect(leakedRank('123456')).toBe(0);
  expect(leakedRank('password')).toBeGreaterThan(0);
  expect(leakedRank('correct horse battery')).toBe(Number.POSITIVE_INFINITY);
});

it('signs become letters between characters that are no digits', () => {
  expect(plainLetters('a10b')).toBe('a10b');
  expect(plainLetters('l@$s')).toBe('lass');
  expect(plainLetters('a@a$a!a')).toBe('aaasaia');
  expect(plainLetters('b0b3b1b')).toBe('bobebib');
  expect(plainLetters('@b$')).toBe('@b$');
});
