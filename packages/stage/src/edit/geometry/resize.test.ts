import { IDENTITY, multiply } from '@lectern/base';
import type { Frame } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { rotation, translation } from './matrix.ts';
import { matrixOfFrame } from './placement.ts';
import { cursorOf, type Handle, handles, type ResizeOptions, resizedFrame, sidesOf } from './resize.ts';

const frame: Frame = { x: 100, y: 100, w: 200, h: 100 };
const placed = (each: Frame) => ({ matrix: matrixOfFrame(each), w: each.w, h: each.h });
const plain: ResizeOptions = { ratio: false, centred: false, least: 4 };
const resized = (handle: Handle, x: number, y: number, options: Partial<ResizeOptions> = {}, of = frame) =>
  resizedFrame(of, placed(of), IDENTITY, handle, { x, y }, { ...plain, ...options });

describe('sidesOf', () => {
  it('returns the sides that each handle moves', () => {
    expect(handles.map((handle) => Object.values(sidesOf(handle)))).toEqual([
      [-1, -1],
      [0, -1],
      [1, -1],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ]);
  });
});

describe('resizedFrame', () => {
  it('keeps the opposite handle in place', () => {
    expect(resized('se', 20, 10)).toEqual({ x: 100, y: 100, w: 220, h: 110 });
    expect(resized('nw', 20, 10)).toEqual({ x: 120, y: 110, w: 180, h: 90 });
    expect(resized('e', 20, 10)).toEqual({ x: 100, y: 100, w: 220, h: 100 });
    expect(resized('n', 20, 10)).toEqual({ x: 100, y: 110, w: 200, h: 90 });
  });

  it('keeps the centre in place when it is centred', () => {
    expect(resized('se', 20, 10, { centred: true })).toEqual({ x: 80, y: 90, w: 240, h: 120 });
    expect(resized('w', -5, 0, { centred: true })).toEqual({ x: 95, y: 100, w: 210, h: 100 });
  });

  it('keeps the ratio by the side that changes more', () => {
    expect(resized('se', 100, 10, { ratio: true })).toEqual({ x: 100, y: 100, w: 300, h: 150 });
    expect(resized('se', 10, 100, { ratio: true })).toEqual({ x: 100, y: 100, w: 400, h: 200 });
    expect(resized('e', 100, 0, { ratio: true })).toEqual({ x: 100, y: 75, w: 300, h: 150 });
    expect(resized('s', 0, 100, { ratio: true })).toEqual({ x: 0, y: 100, w: 400, h: 200 });
  });

  it('flips the element when a handle is moved past the opposite side', () => {
    expect(resized('e', -250, 0)).toEqual({ x: 50, y: 100, w: 50, h: 100, flipH: true });
    expect(resized('s', 0, -130)).toEqual({ x: 100, y: 70, w: 200, h: 30, flipV: true });
    expect(resized('e', -250, 0, {}, { ...frame, flipV: true, flipH: false }).flipH).toBe(true);
    expect(resized('se', -400, -200, { ratio: true })).toMatchObject({
      w: 200,
      h: 100,
      flipH: true,
      flipV: true,
    });
  });

  it('keeps the smallest side', () => {
    expect(resized('e', -199, 0)).toMatchObject({ x: 100, w: 4 });
    expect(resized('e', -201, 0)).toMatchObject({ x: 96, w: 4, flipH: true });
    expect(resized('e', -196, 0)).toMatchObject({ w: 4 });
  });

  it('follows the pointer on the page for a rotated element', () => {
    const turned = { ...frame, rotation: 90 };
    // The right side of the element faces down.
    expect(resized('e', 0, 20, {}, turned)).toEqual({ x: 90, y: 110, w: 220, h: 100, rotation: 90 });
    const parent = multiply(translation(50, 0), rotation(90));
    const inGroup = { matrix: multiply(parent, matrixOfFrame(frame)), w: 200, h: 100 };
    const moved = resizedFrame(frame, inGroup, parent, 'e', { x: 0, y: 20 }, plain);
    expect([moved.x, moved.y, moved.w, moved.h].map(Math.round)).toEqual([100, 100, 220, 100]);
  });
});

describe('cursorOf', () => {
  it('turns with the element', () => {
    const cursors = (rotated: number) =>
      handles.slice(0, 4).map((handle) => cursorOf(handle, placed({ ...frame, rotation: rotated })));
    expect(cursors(0)).toEqual(['nwse-resize', 'ns-resize', 'nesw-resize', 'ew-resize']);
    expect(cursors(90)).toEqual(['nesw-resize', 'ew-resize', 'nwse-resize', 'ns-resize']);
    expect(cursors(45)).toEqual(['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize']);
    expect(cursorOf('nw', placed({ ...frame, flipH: true }))).toBe('nesw-resize');
  });
});
