import { expect, it } from 'vitest';
import { mediaWish, nextSpeed, SPEEDS } from './media-keys.ts';

it('mediaWish seeks by arrow keys unless they page through files', () => {
  expect(mediaWish('ArrowRight', false)).toEqual({ kind: 'seek', by: 5 });
  expect(mediaWish('ArrowRight', true)).toBeUndefined();
  expect(mediaWish('L', true)).toEqual({ kind: 'seek', by: 10 });
});

it('mediaWish plays by the space key, and ignores unknown keys', () => {
  expect(mediaWish(' ', true)).toEqual({ kind: 'toggle' });
  for (const key of ['Escape', 'Tab', 'Enter', 'a', 'PageDown'])
    expect(mediaWish(key, false)).toBeUndefined();
});

it('nextSpeed returns speeds between half and double only', () => {
  expect([SPEEDS[0], SPEEDS.at(-1)]).toEqual([0.5, 2]);
  expect(nextSpeed(1, 1)).toBe(1.25);
  expect(nextSpeed(1, -1)).toBe(0.75);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.5, -1)).toBe(0.5);
});
