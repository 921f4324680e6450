import { expect, it } from 'vitest';
import { peaksOf } from './read-wave.ts';

it('peaksOf returns the loudness of each part relative to the loudest', () => {
  const left = Float32Array.from({ length: 400 }, (_, at) => (at < 100 ? 0.1 : at < 200 ? -0.5 : 0));
  const right = Float32Array.from({ length: 400 }, (_, at) => (at >= 300 ? 0.25 : 0));
  expect(peaksOf([left, right], 4).map((peak) => Math.round(peak * 100))).toEqual([20, 100, 0, 50]);
});

it('peaksOf returns zeros for silence, and values for a sound of a few samples', () => {
  expect(peaksOf([new Float32Array(1000)], 3)).toEqual([0, 0, 0]);
  expect(peaksOf([], 2)).toEqual([0, 0]);
  expect(peaksOf([Float32Array.of(1)], 3)).toEqual([0, 0, 1]);
});
