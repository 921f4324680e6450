import { describe, expect, it } from 'vitest';
import { MOST_SCALE, panned, showing, spotAt, WHOLE, zoomed } from './zoom.ts';

describe('zoom of a picture', () => {
  it('keeps the spot under the fingers where it is', () => {
    const at = { x: 0.25, y: 0.75 };
    const near = zoomed(zoomed(WHOLE, 2, at), 1.5, at);
    expect(near.scale).toBe(3);
    expect(spotAt(near, at)).toEqual(at);
  });

  it('never shows less than the whole picture or more than six times its size', () => {
    const middle = { x: 0.5, y: 0.5 };
    expect(zoomed(WHOLE, 0.5, middle)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 100, middle).scale).toBe(MOST_SCALE);
  });

  it('covers the frame after the picture was moved', () => {
    const near = zoomed(WHOLE, 2, { x: 0, y: 0 });
    expect(panned(near, { x: 1, y: -5 })).toEqual({ scale: 2, x: 0, y: -1 });
    expect(panned(WHOLE, { x: 1, y: 1 })).toEqual(WHOLE);
  });

  it('shows a spot that was outside of the frame', () => {
    const near = zoomed(WHOLE, 4, { x: 0, y: 0 });
    const moved = showing(near, { x: 0.9, y: 0.1 });
    expect(moved.x + 0.9 * 4).toBeCloseTo(0.9);
    expect(moved.y).toBe(0);
  });
});
