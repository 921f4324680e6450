import { describe, expect, it } from 'vitest';
import { isIn, placeIn, type Taken } from './basket-places.ts';

const box = (left: number, top: number, w: number, h: number): Taken => ({
  left,
  top,
  right: left + w,
  bottom: top + h,
});
const basket = box(100, 100, 240, 120);

describe('an object dropped into a basket', () => {
  it('counts as in the basket when its centre is in it', () => {
    expect(isIn(box(60, 90, 100, 60), basket)).toBe(true);
    expect(isIn(box(40, 90, 100, 60), basket)).toBe(false);
  });

  it('stays in place when it is wholly inside, and otherwise moves inside by the shortest path', () => {
    expect(placeIn(basket, box(150, 120, 50, 40), [])).toEqual({ x: 0, y: 0 });
    expect(placeIn(basket, box(80, 200, 50, 40), [])).toEqual({ x: 28, y: -28 });
  });

  it('moves to the nearest free position when it overlaps another object, and just inside when none is free', () => {
    const there = box(108, 108, 50, 40);
    const next = placeIn(basket, box(112, 110, 50, 40), [there]);
    expect(next).toEqual({ x: 108 - 112, y: 156 - 110 });
    const all = [...Array(12).keys()].map((at) => box(100 + 20 * at, 100, 20, 120));
    expect(placeIn(basket, box(112, 110, 50, 40), all)).toEqual({ x: 0, y: 0 });
  });

  it('moves to the centre when it is larger than the basket', () => {
    expect(placeIn(basket, box(0, 110, 300, 40), [])).toEqual({ x: 70, y: 0 });
  });
});
