import { expect, it } from 'vitest';
import { placingOn } from './placing.ts';

const part = { minX: 100, minY: 50, maxX: 740, maxY: 410 };
const canvas = (width: number) =>
  ({ getBoundingClientRect: () => ({ left: 20, top: 10, width }) }) as HTMLCanvasElement;
const pointer = (clientX: number, clientY: number, pointerType = 'mouse', pressure = 0.5) =>
  ({ clientX, clientY, pointerType, pressure }) as PointerEvent;

it('placingOn returns the position on the page at the current size of the canvas', () => {
  const place = placingOn(canvas(1280), part, 9);
  expect(place(pointer(20, 10))).toEqual([100, 50, 0.5]);
  expect(place(pointer(220, 110))).toEqual([200, 100, 0.5]);
});

it('placingOn uses the scale at which a canvas without a size was drawn', () => {
  expect(placingOn(canvas(0), part, 4)(pointer(220, 110))).toEqual([150, 75, 0.5]);
});

it('placingOn returns the pressure of a pen only', () => {
  const place = placingOn(canvas(640), part, 1);
  expect(place(pointer(20, 10, 'pen', 0.8))[2]).toBe(0.8);
  expect(place(pointer(20, 10, 'pen', 0))[2]).toBe(0.5);
  expect(place(pointer(20, 10, 'touch', 1))[2]).toBe(0.5);
});
