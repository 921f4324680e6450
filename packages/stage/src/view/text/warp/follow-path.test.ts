import { expect, it } from 'vitest';
import { followPath } from './follow-path.ts';

const line = (at: number) => ({ x: 10 + 300 * at, y: 20 + 400 * at });

it('followPath returns the length of a guide', () => {
  expect(followPath(line).length).toBeCloseTo(500, 9);
  const circle = (at: number) => ({ x: 50 * Math.cos(at * 2 * Math.PI), y: 50 * Math.sin(at * 2 * Math.PI) });
  expect(followPath(circle).length).toBeCloseTo(2 * Math.PI * 50, 0);
  expect(followPath(circle).length).toBeLessThan(2 * Math.PI * 50);
});

it('followPath returns a path from the beginning to the end, divided by the scale', () => {
  const points = (scale: number) =>
    followPath(line)
      .d(scale)
      .split(/(?=[ML])/);
  expect(points(1)).toHaveLength(97);
  expect(points(1).filter((each) => each.startsWith('M'))).toEqual(['M10 20']);
  expect(points(1).at(-1)).toBe('L310 420');
  expect(points(1)[48]).toBe('L160 220');
  expect(points(2)[0]).toBe('M5 10');
  expect(points(2).at(-1)).toBe('L155 210');
});
