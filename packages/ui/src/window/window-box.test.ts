import { describe, expect, it } from 'vitest';
import {
  firstBox,
  fitBox,
  halfAt,
  halfBox,
  moveBox,
  pinchBox,
  placedBox,
  pulledOut,
  resizeBox,
  type WindowEdge,
} from './window-box.ts';

const room = { min: { w: 200, h: 100 }, layer: { w: 1000, h: 800 } };
const box = { x: 100, y: 100, w: 400, h: 300 };

describe('the box of a window', () => {
  it('stays within the layer when it is moved past an edge', () => {
    expect(moveBox(box, { x: -500, y: 2000 }, room)).toEqual({ x: 0, y: 500, w: 400, h: 300 });
    expect(moveBox(box, { x: 30, y: -20 }, room)).toEqual({ x: 130, y: 80, w: 400, h: 300 });
  });

  it('has the same relative position and size on another screen', () => {
    expect(placedBox({ ...box, unit: 1 }, 0.5)).toEqual({ x: 50, y: 50, w: 200, h: 150 });
    expect(placedBox(box, 0.5)).toEqual(box);
  });

  it('is moved inwards and reduced when the layer is smaller than it', () => {
    expect(fitBox(box, { ...room, layer: { w: 390, h: 350 } })).toEqual({ x: 0, y: 50, w: 390, h: 300 });
  });

  it('has the size of the layer when the layer is smaller than its minimum size', () => {
    expect(fitBox(box, { ...room, layer: { w: 150, h: 90 } })).toEqual({ x: 0, y: 0, w: 150, h: 90 });
  });

  it('keeps the sides that are not dragged when it is resized', () => {
    expect(resizeBox(box, 'se', { x: 50, y: 60 }, room)).toEqual({ x: 100, y: 100, w: 450, h: 360 });
    expect(resizeBox(box, 'nw', { x: 50, y: 60 }, room)).toEqual({ x: 150, y: 160, w: 350, h: 240 });
    expect(resizeBox(box, 'e', { x: 50, y: 60 }, room)).toEqual({ x: 100, y: 100, w: 450, h: 300 });
  });

  it.each<WindowEdge>(['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw'])(
    'is never smaller than its minimum size nor outside of the layer when %s is dragged far',
    (edge) => {
      for (const [x, y] of [
        [-5000, -5000],
        [5000, 5000],
        [-5000, 5000],
        [5000, -5000],
      ] as const) {
        const next = resizeBox(box, edge, { x, y }, room);
        expect(next.w).toBeGreaterThanOrEqual(200);
        expect(next.h).toBeGreaterThanOrEqual(100);
        expect(fitBox(next, room)).toEqual(next);
      }
    },
  );

  it('grows about the fingers when they spread', () => {
    // The fingers spread from 100 apart in the middle of the window to 200 apart about the same point.
    const from = [
      { x: 250, y: 250 },
      { x: 350, y: 250 },
    ] as const;
    const to = [
      { x: 200, y: 250 },
      { x: 400, y: 250 },
    ] as const;
    expect(pinchBox(box, from, to, room)).toEqual({ x: 0, y: 0, w: 800, h: 600 });
  });

  it('follows the fingers when they move without spreading', () => {
    const from = [
      { x: 150, y: 150 },
      { x: 250, y: 150 },
    ] as const;
    const to = [
      { x: 190, y: 130 },
      { x: 290, y: 130 },
    ] as const;
    expect(pinchBox(box, from, to, room)).toEqual({ x: 140, y: 80, w: 400, h: 300 });
  });

  it('snaps to the half nearest to the pointer at an edge, and to none elsewhere', () => {
    expect(halfAt({ x: 10, y: 400 }, room, 24)).toEqual({ x: 0, y: 0, w: 500, h: 800 });
    expect(halfAt({ x: 990, y: 400 }, room, 24)).toEqual({ x: 500, y: 0, w: 500, h: 800 });
    expect(halfAt({ x: 500, y: 2 }, room, 24)).toBeUndefined();
  });

  it('is wider than its half when its minimum size is, and stays at that side', () => {
    const wide = { ...room, min: { w: 640, h: 100 } };
    expect(halfBox('right', wide)).toEqual({ x: 360, y: 0, w: 640, h: 800 });
  });

  it('gets its former size when it is dragged out of a half, with the pointer at the same share of its bar', () => {
    const half = halfBox('right', room);
    expect(pulledOut(half, { w: 400, h: 300 }, { x: 750, y: 10 }, room)).toEqual({
      x: 550,
      y: 0,
      w: 400,
      h: 300,
    });
  });

  it('opens beside the previous window', () => {
    const first = firstBox({ w: 400, h: 300 }, 0, room);
    const second = firstBox({ w: 400, h: 300 }, 1, room);
    expect(first).toEqual({ x: 300, y: 250, w: 400, h: 300 });
    expect(second).toEqual({ x: 332, y: 282, w: 400, h: 300 });
  });

  it('avoids the area that is kept clear at a side', () => {
    const beside = { ...room, left: 300, layer: { w: 700, h: 800 } };
    expect(moveBox(box, { x: -500, y: 0 }, beside).x).toBe(300);
    expect(moveBox(box, { x: 5000, y: 0 }, beside).x).toBe(600);
    expect(resizeBox(fitBox(box, beside), 'w', { x: -5000, y: 0 }, beside).x).toBe(300);
    expect(resizeBox(fitBox(box, beside), 'e', { x: 5000, y: 0 }, beside).w).toBe(700);
    expect(halfAt({ x: 310, y: 1 }, beside, 24)).toEqual({ x: 300, y: 0, w: 350, h: 800 });
    expect(halfBox('right', beside)).toEqual({ x: 650, y: 0, w: 350, h: 800 });
    expect(firstBox({ w: 400, h: 300 }, 0, beside).x).toBe(450);
  });

  it('opens at the side that is set', () => {
    expect(firstBox({ w: 400, h: 300 }, 0, room, 'left').x).toBe(0);
    expect(firstBox({ w: 400, h: 300 }, 1, room, 'right').x).toBe(568);
  });
});
