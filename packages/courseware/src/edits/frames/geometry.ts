import type { CoursewareReader } from '../../document/reader.ts';
import type { Frame } from '../../records/elements/element-base.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An axis-aligned rectangle, logical pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Reader = Pick<CoursewareReader, 'find'>;

const MOST_DEPTH = 64;

export function middleOf(frame: Box): Point {
  return { x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 };
}

/** Degrees in [0, 360), rounded; undefined for 0, which is not written. */
export function tidyDegrees(degrees: number): number | undefined {
  const positive = ((degrees % 360) + 360) % 360;
  const rounded = Math.round(positive * 1e6) / 1e6;
  return rounded % 360 === 0 ? undefined : rounded;
}

/** Rotates a vector clockwise (y points down). */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** Converts a vector inside a frame to its parent's coordinates: flipped, then rotated. */
export function vectorOut(frame: Frame, { x, y }: Point): Point {
  return turned({ x: frame.flipH ? -x : x, y: frame.flipV ? -y : y }, frame.rotation ?? 0);
}

/** Converts a vector from the parent's coordinates into the frame: the inverse of `vectorOut`. */
export function vectorIn(frame: Frame, vector: Point): Point {
  const { x, y } = turned(vector, -(frame.rotation ?? 0));
  return { x: frame.flipH ? -x : x, y: frame.flipV ? -y : y };
}

/** Converts a point relative to a group's top left corner before rotation to the coordinates of the group's parent. */
export function pointOut(frame: Frame, point: Point): Point {
  const middle = middleOf(frame);
  const out = vectorOut(frame, { x: point.x - frame.w / 2, y: point.y - frame.h / 2 });
  return { x: middle.x + out.x, y: middle.y + out.y };
}

/**
 * Converts a point from the coordinates of a group's parent to coordinates relative to the group's top left corner: the
 * inverse of `pointOut`.
 */
export function pointIn(frame: Frame, point: Point): Point {
  const middle = middleOf(frame);
  const inside = vectorIn(frame, { x: point.x - middle.x, y: point.y - middle.y });
  return { x: inside.x + frame.w / 2, y: inside.y + frame.h / 2 };
}

/** Frames of the groups around an element, innermost first. */
export function groupsAround(reader: Reader, id: string): readonly Frame[] {
  const frames: Frame[] = [];
  let parent = reader.find('element', reader.find('element', id)?.parentId ?? '');
  while (parent && frames.length < MOST_DEPTH) {
    frames.push(parent.frame);
    parent = reader.find('element', parent.parentId);
  }
  return frames;
}

function cornersOf(frame: Frame): readonly Point[] {
  const { x, y } = middleOf(frame);
  return [
    { x: -frame.w / 2, y: -frame.h / 2 },
    { x: frame.w / 2, y: -frame.h / 2 },
    { x: frame.w / 2, y: frame.h / 2 },
    { x: -frame.w / 2, y: frame.h / 2 },
  ].map((corner) => {
    const out = turned(corner, frame.rotation ?? 0);
    return { x: x + out.x, y: y + out.y };
  });
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Bounding box of a rotated frame, in the coordinates of its parent. */
export function boundsOfFrame(frame: Frame): Box {
  return frame.rotation ? boxAround(cornersOf(frame)) : { x: frame.x, y: frame.y, w: frame.w, h: frame.h };
}

/** Bounding box of an element in page coordinates, through all groups around it. */
export function boundsOnPage(reader: Reader, id: string): Box | undefined {
  const frame = reader.find('element', id)?.frame;
  if (!frame) return undefined;
  const groups = groupsAround(reader, id);
  return boxAround(
    cornersOf(frame).map((corner) => groups.reduce((point, group) => pointOut(group, point), corner)),
  );
}

/** Bounding box of boxes; undefined without boxes. */
export function boxAroundAll(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return boxAround(
    boxes.flatMap(({ x, y, w, h }) => [
      { x, y },
      { x: x + w, y: y + h },
    ]),
  );
}

/** Whether two frames are the same within half a pixel, to which the units of a file round. */
export function sameFrame(a: Frame, b: Frame): boolean {
  return (['x', 'y', 'w', 'h'] as const).every((key) => Math.abs(a[key] - b[key]) < 0.5);
}
