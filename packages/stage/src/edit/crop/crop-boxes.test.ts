import { describe, expect, it } from 'vitest';
import {
  boxesOf,
  type CropBoxes,
  cropOf,
  cropOfAnother,
  framedByRatio,
  movedPicture,
  pulledFrame,
  scaledPicture,
  uncropped,
} from './crop-boxes.ts';

const frame = { x: 40, y: 30, w: 200, h: 100 };
const whole = boxesOf({ frame });
/** A picture of 400 × 100 cropped to its right half. */
const half = boxesOf({ frame, crop: { l: 0.5, t: 0, r: 0, b: 0 } });

function covers({ picture, frame }: CropBoxes): boolean {
  return (
    picture.x <= frame.x + 1e-9 &&
    picture.y <= frame.y + 1e-9 &&
    picture.x + picture.w >= frame.x + frame.w - 1e-9 &&
    picture.y + picture.h >= frame.y + frame.h - 1e-9
  );
}

describe('the boxes of a crop', () => {
  it('convert back to the crop from which they were created', () => {
    const crop = { l: 0.1, t: 0.25, r: 0.3, b: 0 };
    const said = cropOf(boxesOf({ frame, crop }));
    for (const side of ['l', 't', 'r', 'b'] as const) expect(said?.[side]).toBeCloseTo(crop[side]);
    expect(cropOf(whole)).toBeUndefined();
    expect(half.picture).toEqual({ x: -200, y: 0, w: 400, h: 100 });
  });

  it('keep a resized frame within the picture and not below the minimum size', () => {
    expect(pulledFrame(whole, 'e', { x: -50, y: 70 }).frame).toEqual({ x: 0, y: 0, w: 150, h: 100 });
    expect(pulledFrame(whole, 'nw', { x: 20, y: 10 }).frame).toEqual({ x: 20, y: 10, w: 180, h: 90 });
    expect(pulledFrame(whole, 'se', { x: 500, y: 500 }).frame).toEqual(whole.frame);
    expect(pulledFrame(half, 'w', { x: -500, y: 0 }).frame).toEqual({ x: -200, y: 0, w: 400, h: 100 });
    expect(pulledFrame(whole, 'w', { x: 500, y: 0 }).frame.w).toBe(8);
  });

  it('keep the ratio of a frame that is resized with Shift, within the picture', () => {
    const pulled = pulledFrame(whole, 'se', { x: -100, y: -10 }, true).frame;
    expect(pulled.w / pulled.h).toBeCloseTo(2);
    expect(pulled).toMatchObject({ x: 0, y: 0, w: 180 });
    const out = pulledFrame(pulledFrame(whole, 'nw', { x: 100, y: 50 }), 'nw', { x: -900, y: -900 }, true);
    expect(out.frame).toEqual(whole.frame);
  });

  it('keep empty space beside the picture that the file had', () => {
    const padded = boxesOf({ frame, crop: { l: -0.5, t: 0, r: 0, b: 0 } });
    expect(pulledFrame(padded, 'w', { x: -10, y: 0 }).frame.x).toBeCloseTo(padded.frame.x);
    expect(pulledFrame(padded, 'n', { x: 0, y: 10 }).frame.h).toBe(90);
  });

  it('move and scale the picture under the frame without a gap', () => {
    expect(movedPicture(half, { x: 30, y: 99 }).picture).toMatchObject({ x: -170, y: 0 });
    expect(movedPicture(half, { x: 900, y: 0 }).picture.x).toBe(0);
    const larger = scaledPicture(half, 2);
    expect(larger.picture.w).toBe(800);
    expect(covers(larger)).toBe(true);
    const least = scaledPicture(larger, 0.01);
    expect(least.picture.h).toBeCloseTo(100);
    expect(covers(least)).toBe(true);
  });

  it('contain the largest frame of a ratio, near its former position', () => {
    const square = framedByRatio(half, 1);
    expect(square.frame).toEqual({ x: 50, y: 0, w: 100, h: 100 });
    expect(framedByRatio(square, 16 / 9).frame.h).toBe(100);
    expect(framedByRatio(whole, 9 / 16).frame.h).toBe(100);
    expect(covers(framedByRatio(half, 9 / 16))).toBe(true);
    expect(uncropped(square).frame).toEqual(half.picture);
  });
});

describe('another picture in the same frame', () => {
  it('shows the same part when its proportions are the same', () => {
    const crop = { l: 0.5, t: 0, r: 0, b: 0 };
    expect(cropOfAnother({ frame, crop }, { w: 4000, h: 1000 })).toEqual(crop);
  });

  it('covers the frame without distortion when its proportions differ', () => {
    const crop = cropOfAnother({ frame }, { w: 100, h: 100 });
    expect(crop).toMatchObject({ l: 0, r: 0 });
    expect(crop?.t).toBeCloseTo(0.25);
    expect(crop?.b).toBeCloseTo(0.25);
    const aside = cropOfAnother({ frame, crop: { l: 0.5, t: 0, r: 0, b: 0 } }, { w: 100, h: 100 });
    expect(aside?.t).toBeCloseTo(0.25);
    expect(cropOfAnother({ frame }, { w: 0, h: 0 })).toBeUndefined();
  });
});
