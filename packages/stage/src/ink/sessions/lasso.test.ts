import { describe, expect, it } from 'vitest';
import type { Stroke } from '../stroke.ts';
import { boxOf, carried, taken } from './lasso.ts';
import type { Sample } from './pointer-session.ts';

const line = (id: string, x: number, y: number, length = 100): Stroke => ({
  id,
  tool: 'pen',
  color: '1D2421',
  width: 4,
  points: [x, y, 0.5, x + length / 2, y, 0.5, x + length, y, 0.5],
});
const around = (x: number, y: number, w: number, h: number): Sample[] => [
  [x, y, 0.5],
  [x + w, y, 0.5],
  [x + w, y + h, 0.5],
  [x, y + h, 0.5],
];

describe('a loop around ink', () => {
  it('selects strokes that are at least half inside it, and leaves strokes that it only grazes', () => {
    const strokes = [
      line('in', 100, 100),
      line('half', 150, 120),
      line('grazed', 195, 140),
      line('out', 400, 100),
    ];
    expect(taken(strokes, around(90, 90, 120, 80)).map(({ id }) => id)).toEqual(['in', 'half']);
  });

  it('selects nothing outside a concave loop', () => {
    const ring: Sample[] = [...around(0, 0, 200, 200), [0, 0, 0.5], ...around(60, 60, 80, 80), [60, 60, 0.5]];
    expect(taken([line('hole', 80, 100, 40)], ring)).toEqual([]);
  });

  it('counts as a touch when it is small, and selects the topmost stroke below it', () => {
    const strokes = [line('below', 100, 100), line('above', 100, 102)];
    expect(taken(strokes, [[150, 101, 0.5]]).map(({ id }) => id)).toEqual(['above']);
    expect(taken(strokes, [[150, 300, 0.5]])).toEqual([]);
  });
});

describe('carried ink', () => {
  it('is at its new position, scaled about its top left corner together with its line width, under new ids', () => {
    const strokes = [line('a', 100, 100), line('b', 100, 140)];
    const [a, b] = carried(strokes, { dx: 10, dy: -20, scale: 2 });
    expect(a?.id).not.toBe('a');
    expect(a?.width).toBe(8);
    const [before, after] = [boxOf(strokes), boxOf([a as Stroke, b as Stroke])];
    expect(after.minX).toBeCloseTo(before.minX + 10);
    expect(after.minY).toBeCloseTo(before.minY - 20);
    expect(after.maxX - after.minX).toBeCloseTo((before.maxX - before.minX) * 2);
  });
});
