import type { PictureElement } from '@lectern/courseware';
import { type Box, centreOf } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { type Handle, sidesOf } from '../geometry/resize.ts';

/**
 * A whole picture and the frame through which it is visible. Logical pixels, in the coordinates of the element when
 * cropping began, before flips and rotation.
 */
export interface CropBoxes {
  readonly picture: Box;
  readonly frame: Box;
}

type Crop = NonNullable<PictureElement['crop']>;

/** The smallest side to which a frame can be resized, logical pixels. */
const least = 8;
/** The largest size of a picture, as a multiple of its frame. */
const largest = 20;
/** A crop below this share of the picture counts as none. */
const nothing = 1e-6;

export function boxesOf({ frame: { w, h }, crop }: Pick<PictureElement, 'frame' | 'crop'>): CropBoxes {
  const { l, t, r, b } = crop ?? { l: 0, t: 0, r: 0, b: 0 };
  const width = w / Math.max(1 - l - r, 0.001);
  const height = h / Math.max(1 - t - b, 0.001);
  return {
    picture: { x: 0 - l * width, y: 0 - t * height, w: width, h: height },
    frame: { x: 0, y: 0, w, h },
  };
}

/** The crop of the frame: the cut of each side, fractions; undefined without a cut. */
export function cropOf({ picture, frame }: CropBoxes): Crop | undefined {
  const share = (cut: number, whole: number) => {
    const value = whole > 0 ? cut / whole : 0;
    return Math.abs(value) < nothing ? 0 : value;
  };
  const crop = {
    l: share(frame.x - picture.x, picture.w),
    t: share(frame.y - picture.y, picture.h),
    r: share(picture.x + picture.w - frame.x - frame.w, picture.w),
    b: share(picture.y + picture.h - frame.y - frame.h, picture.h),
  };
  return crop.l === 0 && crop.t === 0 && crop.r === 0 && crop.b === 0 ? undefined : crop;
}

/** Moves a handle of the frame, within the picture; with `ratio` a corner keeps the frame's proportions. */
export function pulledFrame(boxes: CropBoxes, handle: Handle, by: Point, ratio = false): CropBoxes {
  const { frame } = boxes;
  const sides = sidesOf(handle);
  const room = roomOf(boxes);
  const across = pulledSide(frame.x, frame.w, sides.x, by.x, room.x, room.x + room.w);
  const down = pulledSide(frame.y, frame.h, sides.y, by.y, room.y, room.y + room.h);
  if (!ratio || sides.x === 0 || sides.y === 0 || frame.w === 0 || frame.h === 0) {
    return { ...boxes, frame: { x: across.at, y: down.at, w: across.length, h: down.length } };
  }
  const farX = sides.x > 0 ? room.x + room.w - frame.x : frame.x + frame.w - room.x;
  const farY = sides.y > 0 ? room.y + room.h - frame.y : frame.y + frame.h - room.y;
  const wished = Math.max(
    (frame.w + sides.x * by.x) / frame.w,
    (frame.h + sides.y * by.y) / frame.h,
    least / Math.min(frame.w, frame.h),
  );
  const scale = Math.min(wished, farX / frame.w, farY / frame.h);
  const [w, h] = [frame.w * scale, frame.h * scale];
  return {
    ...boxes,
    frame: {
      x: sides.x > 0 ? frame.x : frame.x + frame.w - w,
      y: sides.y > 0 ? frame.y : frame.y + frame.h - h,
      w,
      h,
    },
  };
}

/** The area in which a frame can be resized: the picture, and empty space that the frame already shows beside it. */
function roomOf({ picture, frame }: CropBoxes): Box {
  const x = Math.min(picture.x, frame.x);
  const y = Math.min(picture.y, frame.y);
  const right = Math.max(picture.x + picture.w, frame.x + frame.w);
  const bottom = Math.max(picture.y + picture.h, frame.y + frame.h);
  return { x, y, w: right - x, h: bottom - y };
}

function pulledSide(at: number, length: number, side: -1 | 0 | 1, by: number, from: number, to: number) {
  if (side === 0) return { at, length };
  const smallest = Math.min(least, length);
  if (side > 0) return { at, length: Math.min(Math.max(length + by, smallest), to - at) };
  const end = at + length;
  const next = Math.max(Math.min(at + by, end - smallest), from);
  return { at: next, length: end - next };
}

/** Moves the picture under its frame; a picture that is large enough keeps covering the frame. */
export function movedPicture(boxes: CropBoxes, by: Point): CropBoxes {
  const { picture, frame } = boxes;
  const x = covering(picture.x + by.x, picture.w, frame.x, frame.w);
  const y = covering(picture.y + by.y, picture.h, frame.y, frame.h);
  return { ...boxes, picture: { ...picture, x, y } };
}

/** The nearest start at which a segment covers another segment, or, when it is shorter, lies within it. */
function covering(at: number, length: number, from: number, covered: number): number {
  const end = from + covered - length;
  return Math.min(Math.max(at, Math.min(from, end)), Math.max(from, end));
}

/** Scales the picture about the centre of its frame, at least to the size that covers the frame. */
export function scaledPicture(boxes: CropBoxes, by: number): CropBoxes {
  const { picture, frame } = boxes;
  const fit = Math.max(frame.w / picture.w, frame.h / picture.h);
  const scale = Math.min(Math.max(by, Math.min(1, fit)), Math.max(1, fit * largest));
  const about = centreOf(frame);
  const grown = {
    x: about.x - (about.x - picture.x) * scale,
    y: about.y - (about.y - picture.y) * scale,
    w: picture.w * scale,
    h: picture.h * scale,
  };
  return movedPicture({ ...boxes, picture: grown }, { x: 0, y: 0 });
}

/** The size of the picture as a multiple of the size that just covers its frame, 1 or more. */
export function pictureScale({ picture, frame }: CropBoxes): number {
  return Math.max(1, Math.min(picture.w / Math.max(frame.w, 1), picture.h / Math.max(frame.h, 1)));
}

/** The largest frame of this ratio (width by height) over the picture, as near as possible to the current frame. */
export function framedByRatio(boxes: CropBoxes, ratio: number): CropBoxes {
  const { picture } = boxes;
  const w = Math.min(picture.w, picture.h * ratio);
  const h = w / ratio;
  const centre = centreOf(boxes.frame);
  const within = (at: number, length: number, from: number, room: number) =>
    Math.min(Math.max(at - length / 2, from), from + room - length);
  return {
    ...boxes,
    frame: {
      x: within(centre.x, w, picture.x, picture.w),
      y: within(centre.y, h, picture.y, picture.h),
      w,
      h,
    },
  };
}

/** The same picture with a frame that crops none of it. */
export function uncropped({ picture }: CropBoxes): CropBoxes {
  return { picture, frame: picture };
}

/**
 * The crop for another picture, of this size in its own pixels, in the same frame: as much of it around the same centre
 * as covers the frame without distortion.
 */
export function cropOfAnother(
  element: Pick<PictureElement, 'frame' | 'crop'>,
  size: { readonly w: number; readonly h: number },
): Crop | undefined {
  const { picture, frame } = boxesOf(element);
  if (size.w <= 0 || size.h <= 0 || frame.w <= 0 || frame.h <= 0) return element.crop;
  // A picture with the same proportions keeps the crop.
  if (Math.abs((picture.w / picture.h) * (size.h / size.w) - 1) < 0.01) return element.crop;
  const middle = centreOf(frame);
  const scale = Math.max(frame.w / size.w, frame.h / size.h);
  const [w, h] = [size.w * scale, size.h * scale];
  // The centre of the visible part stays at the same share of the picture.
  const x = middle.x - ((middle.x - picture.x) / picture.w) * w;
  const y = middle.y - ((middle.y - picture.y) / picture.h) * h;
  return cropOf(movedPicture({ picture: { x, y, w, h }, frame }, { x: 0, y: 0 }));
}
