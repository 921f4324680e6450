import { expect, it } from 'vitest';
import { swipedTo } from './leaf-by-hand.ts';

it.each([
  ['to the left', -48, 0, 'next'],
  ['to the right', 48, 0, 'previous'],
  ['slightly down as well', -60, 39, 'next'],
  ['as far down as sideways', -60, 60, undefined],
  ['a short distance only', 47, 0, undefined],
] as const)('a finger that moves %s is read as the right command', (_, x, y, to) => {
  expect(swipedTo({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(to);
});
