import { describe, expect, it } from 'vitest';
import { flipTransform, frameStyle, mirrored } from './frame-style.ts';

const frame = { x: 10, y: 20, w: 100, h: 50 };
const mirror = (flipH: boolean, flipV: boolean) => ({ w: 400, h: 300, flipH, flipV });

describe('mirrored', () => {
  it('returns the same frame when there is no mirror', () => {
    expect(mirrored(frame, undefined)).toBe(frame);
  });

  it('moves the frame to the other side of the group along a flipped axis', () => {
    expect(mirrored(frame, mirror(true, false))).toMatchObject({ x: 290, y: 20, flipH: true, flipV: false });
    expect(mirrored(frame, mirror(false, true))).toMatchObject({ x: 10, y: 230, flipH: false, flipV: true });
    expect(mirrored(frame, mirror(true, true))).toMatchObject({ x: 290, y: 230, flipH: true, flipV: true });
  });

  it('reverses a rotation when one axis is flipped, and keeps it when both are', () => {
    const turned = { ...frame, rotation: 30 };
    expect(mirrored(turned, mirror(true, false)).rotation).toBe(-30);
    expect(mirrored(turned, mirror(false, true)).rotation).toBe(-30);
    expect(mirrored(turned, mirror(true, true)).rotation).toBe(30);
    expect(mirrored(frame, mirror(true, false)).rotation).toBeUndefined();
  });

  it('cancels a flip of the element itself', () => {
    const flipped = { ...frame, flipH: true, flipV: true };
    expect(mirrored(flipped, mirror(true, false))).toMatchObject({ flipH: false, flipV: true });
    expect(mirrored(flipped, mirror(false, true))).toMatchObject({ flipH: true, flipV: false });
  });
});

describe('frameStyle', () => {
  it('returns the position and the size, and a rotation only when the frame has one', () => {
    const box = { position: 'absolute', left: 10, top: 20, width: 100, height: 50 };
    expect(frameStyle(frame)).toEqual({ ...box, transform: undefined });
    expect(frameStyle({ ...frame, rotation: 0 }).transform).toBeUndefined();
    expect(frameStyle({ ...frame, rotation: 45 }).transform).toBe('rotate(45deg)');
  });
});

describe('flipTransform', () => {
  it('returns a scale of -1 for each flipped axis, and undefined when none is flipped', () => {
    expect(flipTransform(frame)).toBeUndefined();
    expect(flipTransform({ ...frame, flipH: true })).toBe('scale(-1,1)');
    expect(flipTransform({ ...frame, flipV: true })).toBe('scale(1,-1)');
    expect(flipTransform({ ...frame, flipH: true, flipV: true })).toBe('scale(-1,-1)');
  });
});
