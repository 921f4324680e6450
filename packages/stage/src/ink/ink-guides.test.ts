import { Signal } from '@lectern/base';
import { expect, it } from 'vitest';
import type { InkEdge } from './edges.ts';
import { guideNear, type InkGuide } from './ink-guides.ts';

const level = (y: number): InkEdge => ({ type: 'line', from: [0, y], to: [100, y] });
const guides = (all: Readonly<Record<string, readonly InkEdge[]>>) => ({
  all: new Signal<ReadonlyMap<string, InkGuide>>(
    new Map(Object.entries(all).map(([id, edges]) => [id, { edges }])),
  ),
  tell: () => undefined,
});

it('guideNear returns the nearest edge with its guide', () => {
  const [top, bottom, square] = [level(0), level(20), level(25)];
  const all = guides({ ruler: [top, bottom], square: [square] });
  expect(guideNear(all, [50, 3])).toEqual({ guide: 'ruler', edge: top });
  expect(guideNear(all, [50, 21])?.edge).toBe(bottom);
  expect(guideNear(all, [50, 24])).toEqual({ guide: 'square', edge: square });
});

it('guideNear returns undefined out of reach of all edges, and without guides', () => {
  const all = guides({ ruler: [level(0)] });
  expect(guideNear(all, [50, 12])?.guide).toBe('ruler');
  expect(guideNear(all, [50, 12.1])).toBeUndefined();
  expect(guideNear(guides({}), [50, 0])).toBeUndefined();
  expect(guideNear(guides({ ruler: [] }), [50, 0])).toBeUndefined();
});
