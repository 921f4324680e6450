import { expect, it } from 'vitest';
import { WetStroke } from './wet-stroke.ts';

const pen = { tool: 'pen', color: '000000', width: 4 } as const;
const written = (...samples: readonly (readonly [number, number, number])[]) => {
  const stroke = new WetStroke(pen);
  for (const sample of samples) stroke.add(...sample);
  return stroke;
};

it('WetStroke drops points that are too near to the last one', () => {
  expect(written([10, 20, 0.5], [10.2, 20.3, 0.6], [10.3, 20.4, 0.7]).points).toEqual([
    10, 20, 0.5, 10.3, 20.4, 0.7,
  ]);
  expect(written([0, 0, 0.5], [0.4, 0, 0.5]).points).toHaveLength(6);
  expect(written([0, 0, 0.5], [0, 0.39, 0.5]).points).toHaveLength(3);
  expect(written([5, 0, 0.5], [9, 0, 0.5], [5, 0, 0.5]).points).toHaveLength(9);
});

it('WetStroke paints predicted points, and never stores them', () => {
  const stroke = written([0, 0, 0.5], [5, 0, 0.5]);
  expect(stroke.withPredicted([9, 0, 0.5])).toEqual([0, 0, 0.5, 5, 0, 0.5, 9, 0, 0.5]);
  expect(stroke.withPredicted([])).toBe(stroke.points);
  expect(stroke.finish()).toEqual([0, 0, 0.5, 5, 0, 0.5]);
});

it('WetStroke stores a mere touch as a dot', () => {
  expect(written([3, 4, 0.8]).finish()).toEqual([3, 4, 0.8, 3.1, 4, 0.8]);
});
