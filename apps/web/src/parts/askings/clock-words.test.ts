import { expect, it } from 'vitest';
import { clockWords } from './use-time-left.ts';

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [13_059, '3:37:39'],
])('clockWords(%d) returns %s', (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});
