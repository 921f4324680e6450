import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { PenSession } from './pen-session.ts';

const opened = (...points: readonly (readonly [number, number])[]) => {
  const hand = new Hand([]);
  const pen = new PenSession(hand.session);
  for (const [x, y] of points) {
    pen.press({ x, y });
    pen.lift();
  }
  return { hand, pen };
};
const nodes = (pen: PenSession) => pen.state.get().nodes;

describe('PenSession', () => {
  it('adds a corner at each press, and holds it until the pointer is lifted', () => {
    const { pen } = opened([1, 2]);
    pen.press({ x: 3, y: 4 });
    expect(pen.state.get()).toEqual({ nodes: [{ at: { x: 1, y: 2 } }, { at: { x: 3, y: 4 } }], holds: true });
    pen.lift();
    expect(pen.state.get().holds).toBe(false);
  });

  it('bends the line at the last point while it is dragged', () => {
    const { pen } = opened([1, 2]);
    pen.press({ x: 10, y: 20 });
    pen.pull({ x: 13, y: 24 });
    expect(nodes(pen)).toEqual([
      { at: { x: 1, y: 2 } },
      { at: { x: 10, y: 20 }, in: { x: 7, y: 16 }, out: { x: 13, y: 24 } },
    ]);
    expect(pen.state.get().holds).toBe(true);
    pen.lift();
    pen.pull({ x: 50, y: 50 });
    expect(nodes(pen)[1]?.out).toEqual({ x: 13, y: 24 });
  });

  it('closes at the first point, once there are two points', () => {
    expect(opened().pen.closesAt({ x: 0, y: 0 }, 5)).toBe(false);
    expect(opened([0, 0]).pen.closesAt({ x: 0, y: 0 }, 5)).toBe(false);
    const { pen } = opened([0, 0], [50, 50]);
    expect(pen.closesAt({ x: 3, y: 4 }, 5)).toBe(true);
    expect(pen.closesAt({ x: 3, y: 5 }, 5)).toBe(false);
    expect(pen.closesAt({ x: 50, y: 50 }, 5)).toBe(false);
  });

  it('removes the last point', () => {
    const { pen } = opened([1, 2], [3, 4]);
    pen.press({ x: 5, y: 6 });
    expect(pen.back()).toBe(true);
    expect(pen.state.get()).toMatchObject({ holds: false });
    expect(nodes(pen)).toHaveLength(2);
    pen.drop();
    expect(nodes(pen)).toEqual([]);
    expect(pen.back()).toBe(false);
  });

  it('adds the line to the page, closed only when it has three points', () => {
    const { hand, pen } = opened([0, 0], [50, 0], [50, 50]);
    const closed = pen.finish(true);
    expect(hand.store.find('element', closed ?? '')).toMatchObject({ fill: { type: 'solid' } });
    expect(nodes(pen)).toEqual([]);
    for (const [x, y] of [
      [0, 0],
      [50, 0],
    ] as const)
      pen.press({ x, y });
    expect(hand.store.find('element', pen.finish(true) ?? '')).toMatchObject({ fill: { type: 'none' } });
    for (const [x, y] of [
      [0, 0],
      [50, 0],
      [50, 50],
    ] as const)
      pen.press({ x, y });
    expect(hand.store.find('element', pen.finish(false) ?? '')).toMatchObject({ fill: { type: 'none' } });
  });
});
