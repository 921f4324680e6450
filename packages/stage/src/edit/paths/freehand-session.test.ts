import type { ShapeElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { Point } from '../geometry/point.ts';
import { Hand } from '../testing/hand.ts';
import { FreehandSession } from './freehand-session.ts';

const p = (x: number, y: number) => ({ x, y });
/** An open circle around (400, 300), whose ends are `gap` pixels apart. */
const ring = (radius: number, gap: number): Point[] => {
  const left = gap / radius;
  return Array.from({ length: 61 }, (_, step) => {
    const angle = left / 2 + (step / 60) * (Math.PI * 2 - left);
    return p(400 + Math.cos(angle) * radius, 300 + Math.sin(angle) * radius);
  });
};

function drawn(points: readonly Point[], zoom = 1) {
  const hand = new Hand([]);
  hand.session.viewport.setWindow(1000, 600);
  hand.session.viewport.zoomTo(zoom);
  expect(hand.session.viewport.view.get().zoom).toBe(zoom);
  const free = new FreehandSession(hand.session);
  free.draw(...points);
  const id = free.finish();
  const shape = id === undefined ? undefined : (hand.store.find('element', id) as ShapeElement);
  const commands =
    shape?.geometry?.type === 'custom' ? (shape.geometry.definition.paths[0]?.commands ?? []) : [];
  return {
    hand,
    free,
    id,
    shape,
    closed: commands.at(-1)?.c === 'Z',
    curves: commands.filter(({ c }) => c === 'C').length,
  };
}

describe('FreehandSession', () => {
  it('keeps the drawn points until it is finished or dropped', () => {
    const free = new FreehandSession(new Hand([]).session);
    free.draw(p(1, 2));
    free.draw(p(3, 4), p(5, 6));
    expect(free.points.get()).toEqual([p(1, 2), p(3, 4), p(5, 6)]);
    free.drop();
    expect(free.points.get()).toEqual([]);
    expect(free.finish()).toBeUndefined();
  });

  it('adds an open line, and selects it', () => {
    const { hand, free, id, shape, closed } = drawn([p(100, 100), p(150, 100), p(200, 100)]);
    expect(shape?.frame).toMatchObject({ x: 100, y: 100, w: 100, h: 0 });
    expect(closed).toBe(false);
    expect(hand.chosen).toEqual([id]);
    expect(free.points.get()).toEqual([]);
  });

  it('closes a line whose ends are less than 12 screen pixels apart', () => {
    expect(drawn(ring(100, 11)).closed).toBe(true);
    expect(drawn(ring(100, 13)).closed).toBe(false);
    expect(drawn(ring(100, 11), 2).closed).toBe(false);
    expect(drawn(ring(100, 5), 2).closed).toBe(true);
    expect(drawn(ring(100, 23), 0.5).closed).toBe(true);
  });

  it('does not close a line that stayed within 24 screen pixels of its beginning', () => {
    const hook = (far: number) => [p(0, 0), p(far / 2, 3), p(far, 0), p(far / 2, -3), p(2, 0)];
    expect(drawn(hook(23)).closed).toBe(false);
    expect(drawn(hook(25)).closed).toBe(true);
    expect(drawn(hook(25), 0.5).closed).toBe(false);
  });

  it('ends a closed line at its beginning, with a handle on either side', () => {
    const { shape, curves } = drawn(ring(100, 8));
    expect(shape?.frame.w).toBeCloseTo(200, -1);
    const first = shape?.geometry?.type === 'custom' ? shape.geometry.definition.paths[0]?.commands : [];
    const begin = first?.[0];
    const end = first?.findLast(({ c }) => c === 'C');
    if (begin?.c !== 'M' || end?.c !== 'C') throw new Error('the line is a curve');
    expect([end.p[4], end.p[5]]).toEqual([begin.x, begin.y]);
    expect(curves).toBeGreaterThan(1);
  });

  it('follows the points more closely when the page is enlarged', () => {
    const shaky = Array.from({ length: 80 }, (_, i) => p(100 + i * 5, 300 + Math.sin(i / 3) * 4));
    expect(drawn(shaky, 4).curves).toBeGreaterThan(drawn(shaky, 0.5).curves);
  });
});
