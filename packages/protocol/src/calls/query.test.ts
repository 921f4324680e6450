import { expect, it } from 'vitest';
import { queryBoolean, queryInteger } from './query.ts';

it.each([
  ['5', 5],
  ['10', 10],
  [7, 7],
])('an integer of an address is read from %j', (given, value) => {
  expect(queryInteger(5, 10).parse(given)).toBe(value);
});

it.each(['4', '11', '5.5', 'five'])('an integer of an address from 5 to 10 is not read from %j', (given) => {
  expect(queryInteger(5, 10).safeParse(given).success).toBe(false);
});

it.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  [true, true],
])('a boolean of an address is read from %j', (given, value) => {
  expect(queryBoolean.parse(given)).toBe(value);
});

it('a boolean of an address is not read from other texts', () => {
  expect(queryBoolean.safeParse('yes').success).toBe(false);
});
