import { expect, it } from 'vitest';
import { clockOf, seekStep } from './media-clock.ts';

it('clockOf formats times like common players, also while the length is unknown', () => {
  expect([0, 7.9, 750, 3723].map(clockOf)).toEqual(['0:00', '0:07', '12:30', '1:02:03']);
  expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(clockOf)).toEqual(['0:00', '0:00', '0:00']);
});

it('seekStep moves through a video in about fifty presses, in visible steps', () => {
  expect([1, 60, 3600].map(seekStep)).toEqual([0.2, 1.2, 5]);
});
