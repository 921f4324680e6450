import { expect, it } from 'vitest';
import { framedFormula, roomedFrame } from './formula-frame.ts';

const page = { w: 1280, h: 720 };

it('framedFormula centres a formula on the page, in the default size when it fits', () => {
  expect(framedFormula({ w: 200, h: 60 }, page)).toEqual({
    frame: { x: 528, y: 324, w: 224, h: 72 },
    size: 32,
  });
});

it('framedFormula returns a smaller size for a formula wider than the page', () => {
  const { frame, size } = framedFormula({ w: 2400, h: 60 }, page);
  expect(size).toBe(16);
  expect(frame.w).toBeLessThanOrEqual(page.w);
  expect(frame.x).toBeGreaterThanOrEqual(0);
});

it('roomedFrame grows the frame around its centre when the formula grows, and returns undefined otherwise', () => {
  const frame = { x: 100, y: 100, w: 100, h: 40 };
  expect(roomedFrame(frame, { w: 140, h: 20 })).toEqual({ x: 80, y: 100, w: 140, h: 40 });
  expect(roomedFrame(frame, { w: 90, h: 40 })).toBeUndefined();
});
