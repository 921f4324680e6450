import { expect, it } from 'vitest';
import { reviewedLinks } from './reviewed-links.ts';

it('marks given lines right or wrong, and adds the missing ones', () => {
  const given = [
    { left: 'a', right: 'x' },
    { left: 'b', right: 'x' },
    { left: 'c', right: 'z2' },
  ];
  const right = [
    { left: 'a', right: 'x' },
    { left: 'b', right: 'y' },
    { left: 'c', right: 'z1' },
  ];
  const states = new Map([
    ['a', 'right'],
    ['b', 'wrong'],
    ['c', 'right'],
  ] as const);
  expect(reviewedLinks(given, right, states).map(({ from, to, state }) => `${from}${to} ${state}`)).toEqual([
    'ax right',
    'bx wrong',
    // The cards z1 and z2 are equal.
    'cz2 right',
    'by missing',
  ]);
});
