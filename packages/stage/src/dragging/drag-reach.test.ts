import { describe, expect, it } from 'vitest';
import { keptOn } from './drag-reach.ts';

const page = { left: 100, top: 0, right: 1100, bottom: 600 };
const box = (left: number, top: number, w: number, h: number) => ({
  left,
  top,
  right: left + w,
  bottom: top + h,
});

describe('a dragged element', () => {
  it('moves as far as the edges of its page', () => {
    const lies = box(300, 100, 200, 100);
    expect(keptOn(page, lies, { x: 50, y: -20 })).toEqual({ x: 50, y: -20 });
    expect(keptOn(page, lies, { x: -900, y: 900 })).toEqual({ x: -200, y: 400 });
    expect(keptOn(page, lies, { x: 900, y: -900 })).toEqual({ x: 600, y: -100 });
  });

  it('can return from beyond an edge, and moves no farther out', () => {
    const out = box(50, 550, 200, 100);
    expect(keptOn(page, out, { x: -10, y: 10 })).toEqual({ x: 0, y: 0 });
    expect(keptOn(page, out, { x: 30, y: -80 })).toEqual({ x: 30, y: -80 });
  });

  it('keeps covering its page when it is larger', () => {
    const large = box(0, -100, 1200, 900);
    expect(keptOn(page, large, { x: 300, y: -300 })).toEqual({ x: 100, y: -200 });
    expect(keptOn(page, large, { x: -300, y: 300 })).toEqual({ x: -100, y: 100 });
  });
});
