import { expect, it } from 'vitest';
import { clockOf, seekStep } from './media-clock.ts';

it('says times as players do, and nothing odd while the length is not known', () => {
  expect([0, 7.9, 750, 3723].map(clockOf)).toEqual(['0:00', '0:07', '12:30', '1:02:03']);
  expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(clockOf)).toEqual(['0:00', '0:00', '0:00']);
});

it('goes through a film in about fifty presses, in steps that can be seen', () => {
  expect([1, 60, 3600].map(seekStep)).toEqual([0.2, 1.2, 5]);
});
