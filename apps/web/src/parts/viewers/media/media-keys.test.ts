import { expect, it } from 'vitest';
import { mediaWish, nextSpeed, SPEEDS } from './media-keys.ts';

it('arrow keys seek unless they page through files', () => {
  expect(mediaWish('ArrowRight', false)).toEqual({ kind: 'seek', by: 5 });
  expect(mediaWish('ArrowRight', true)).toBeUndefined();
  expect(mediaWish('L', true)).toEqual({ kind: 'seek', by: 10 });
});

it('the space key plays, and unknown keys are ignored', () => {
  expect(mediaWish(' ', true)).toEqual({ kind: 'toggle' });
  for (const key of ['Escape', 'Tab', 'Enter', 'a', 'PageDown'])
    expect(mediaWish(key, false)).toBeUndefined();
});

it('speeds go from a half to double, and no further', () => {
  expect([SPEEDS[0], SPEEDS.at(-1)]).toEqual([0.5, 2]);
  expect(nextSpeed(1, 1)).toBe(1.25);
  expect(nextSpeed(1, -1)).toBe(0.75);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.5, -1)).toBe(0.5);
});
