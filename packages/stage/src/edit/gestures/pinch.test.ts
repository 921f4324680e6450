import { describe, expect, it } from 'vitest';
import { Viewport } from '../session/viewport.ts';
import { Pinch } from './pinch.ts';

const opened = () => {
  const viewport = new Viewport();
  viewport.setPage(1000, 500);
  viewport.setWindow(1000, 800);
  viewport.zoomTo(1);
  return { viewport, pinch: new Pinch(viewport) };
};

describe('Pinch', () => {
  it('zooms by the distance of two fingers, and keeps the page below their middle', () => {
    const { viewport, pinch } = opened();
    expect(pinch.down(1, { x: 400, y: 300 })).toBe(1);
    expect(pinch.down(2, { x: 500, y: 300 })).toBe(2);
    const below = viewport.toPage({ x: 450, y: 300 });
    expect(pinch.move(2, { x: 600, y: 300 })).toBe(true);
    expect(viewport.view.get().zoom).toBeCloseTo(2, 9);
    const now = viewport.toPage({ x: 500, y: 300 });
    expect([now.x, now.y].map(Math.round)).toEqual([below.x, below.y].map(Math.round));
    pinch.move(2, { x: 450, y: 300 });
    expect(viewport.view.get().zoom).toBeCloseTo(0.5, 9);
  });

  it('moves the page with two fingers that keep their distance', () => {
    const { viewport, pinch } = opened();
    pinch.down(1, { x: 400, y: 300 });
    pinch.down(2, { x: 500, y: 300 });
    const { origin } = viewport.view.get();
    pinch.move(1, { x: 410, y: 320 });
    pinch.move(2, { x: 510, y: 320 });
    expect(viewport.view.get().zoom).toBeCloseTo(1, 9);
    expect(viewport.view.get().origin.x).toBeCloseTo(origin.x + 10, 6);
    expect(viewport.view.get().origin.y).toBeCloseTo(origin.y + 20, 6);
  });

  it('leaves moves of one finger, and of a finger that was not pressed, to others', () => {
    const { viewport, pinch } = opened();
    const before = viewport.view.get();
    pinch.down(1, { x: 400, y: 300 });
    expect(pinch.move(1, { x: 500, y: 300 })).toBe(false);
    pinch.down(2, { x: 600, y: 300 });
    pinch.move(7, { x: 0, y: 0 });
    expect(viewport.view.get().zoom).toBeCloseTo(before.zoom, 9);
    expect(viewport.view.get().origin).toEqual(before.origin);
  });

  it('ends when a finger is lifted', () => {
    const { viewport, pinch } = opened();
    pinch.down(1, { x: 400, y: 300 });
    pinch.down(2, { x: 500, y: 300 });
    pinch.up(2);
    const before = viewport.view.get();
    expect(pinch.move(1, { x: 0, y: 0 })).toBe(false);
    expect(viewport.view.get()).toBe(before);
    expect(pinch.down(3, { x: 100, y: 0 })).toBe(2);
    expect(pinch.move(3, { x: 200, y: 0 })).toBe(true);
  });
});
