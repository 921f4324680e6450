/** The box of a window in its layer, CSS pixels from the layer's left top corner. */
export interface WindowBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A stored box, perhaps from another screen. */
export interface PlacedBox extends WindowBox {
  /** CSS pixels per pixel of the 1920×1080 design on that screen; the unit of this screen when left out. */
  readonly unit?: number;
}

export interface WindowSize {
  readonly w: number;
  readonly h: number;
}

export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** The dragged sides of a window: `n`, `se`… */
export type WindowEdge = 'n' | 'e' | 's' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

/** The limits of a window: no smaller than `min`, no larger than its layer. */
export interface WindowRoom {
  readonly min: WindowSize;
  /** The size of the area of the layer that is free for windows. */
  readonly layer: WindowSize;
  /** The start of that area, from the layer's left side. */
  readonly left?: number;
}

/** The box within the limits: reduced if needed, and wholly within the layer. */
export function fitBox(box: WindowBox, { min, layer, left = 0 }: WindowRoom): WindowBox {
  const w = clamp(box.w, Math.min(min.w, layer.w), layer.w);
  const h = clamp(box.h, Math.min(min.h, layer.h), layer.h);
  return { x: clamp(box.x, left, left + layer.w - w), y: clamp(box.y, 0, layer.h - h), w, h };
}

/** The box with the same position and size of the design on a screen of this unit. */
export function placedBox({ unit: there, ...box }: PlacedBox, unit: number): WindowBox {
  const scale = there !== undefined && there > 0 ? unit / there : 1;
  return { x: box.x * scale, y: box.y * scale, w: box.w * scale, h: box.h * scale };
}

export function moveBox(box: WindowBox, by: WindowPoint, room: WindowRoom): WindowBox {
  return fitBox({ ...box, x: box.x + by.x, y: box.y + by.y }, room);
}

/** The dragged sides follow the pointer within the limits; the others stay. */
export function resizeBox(
  box: WindowBox,
  edge: WindowEdge,
  by: WindowPoint,
  { min, layer, left: begin = 0 }: WindowRoom,
): WindowBox {
  const right = box.x + box.w;
  const bottom = box.y + box.h;
  const left = edge.includes('w') ? clamp(box.x + by.x, begin, right - min.w) : box.x;
  const top = edge.includes('n') ? clamp(box.y + by.y, 0, bottom - min.h) : box.y;
  return {
    x: left,
    y: top,
    w: (edge.includes('e') ? clamp(right + by.x, left + min.w, begin + layer.w) : right) - left,
    h: (edge.includes('s') ? clamp(bottom + by.y, top + min.h, layer.h) : bottom) - top,
  };
}

/**
 * The box under two fingers: it grows as they spread, and the point between them stays there.
 * @param from where the fingers came down, in pixels of the layer. @param to where they are now.
 */
export function pinchBox(
  box: WindowBox,
  from: readonly [WindowPoint, WindowPoint],
  to: readonly [WindowPoint, WindowPoint],
  room: WindowRoom,
): WindowBox {
  const scale = distance(...to) / Math.max(1, distance(...from));
  const [before, now] = [middle(...from), middle(...to)];
  const { w, h } = fitBox({ ...box, w: box.w * scale, h: box.h * scale }, room);
  const x = now.x - ((before.x - box.x) * w) / box.w;
  const y = now.y - ((before.y - box.y) * h) / box.h;
  return fitBox({ x, y, w, h }, room);
}

/**
 * The distance from a side of the layer within which a released window snaps to that half: pixels of the 1920×1080
 * design.
 */
export const SNAP = 24;

/**
 * The half of the layer to which a window snaps when it is released with the pointer `within` this distance of its left
 * or right side.
 */
export function halfAt(pointer: WindowPoint, room: WindowRoom, within: number): WindowBox | undefined {
  const { layer, left = 0 } = room;
  if (pointer.x <= left + within) return halfBox('left', room);
  return pointer.x >= left + layer.w - within ? halfBox('right', room) : undefined;
}

/** The half of the layer; a window with a larger least width is wider, and stays at that side. */
export function halfBox(side: 'left' | 'right', room: WindowRoom): WindowBox {
  const { w, h } = room.layer;
  return fitBox({ x: side === 'left' ? 0 : Number.MAX_SAFE_INTEGER, y: 0, w: w / 2, h }, room);
}

/** The box of a window of this size that is dragged out of a half: the pointer stays at the same share of its bar. */
export function pulledOut(half: WindowBox, size: WindowSize, from: WindowPoint, room: WindowRoom): WindowBox {
  const { w, h } = size;
  return fitBox({ x: from.x - ((from.x - half.x) * w) / half.w, y: half.y, w, h }, room);
}

/** The initial position of a window: windows that belong together are side by side. */
export type WindowSide = 'left' | 'middle' | 'right';

/** The box in which the `index`-th window of a layer opens by default: each is offset a little from the one before. */
export function firstBox(
  size: WindowSize,
  index: number,
  room: WindowRoom,
  side: WindowSide = 'middle',
): WindowBox {
  const { layer, left = 0 } = room;
  const step = (index % CASCADE) * CASCADE_STEP;
  const x = { left: step, middle: (layer.w - size.w) / 2 + step, right: layer.w - size.w - step }[side];
  return fitBox({ x: left + x, y: (layer.h - size.h) / 2 + step, ...size }, room);
}

const CASCADE = 6;
const CASCADE_STEP = 32;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function distance(a: WindowPoint, b: WindowPoint): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function middle(a: WindowPoint, b: WindowPoint): WindowPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
