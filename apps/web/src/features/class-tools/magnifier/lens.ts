/** A lens over the screen. Lengths are CSS pixels of the layer it lies in. */
export interface Lens {
  readonly mode: 'magnify' | 'spotlight';
  readonly shape: 'round' | 'box';
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** How many times larger what lies under it is shown. */
  readonly zoom: number;
}

export interface LensRoom {
  readonly w: number;
  readonly h: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const ZOOM_LEAST = 2;
export const ZOOM_MOST = 5;
const SIDE_LEAST = 120;

/** The lens as it may be: its middle on the screen, no larger than that. */
export function fitLens(lens: Lens, room: LensRoom): Lens {
  return {
    ...lens,
    x: clamp(lens.x, 0, room.w),
    y: clamp(lens.y, 0, room.h),
    w: clamp(lens.w, Math.min(SIDE_LEAST, room.w), room.w),
    h: clamp(lens.h, Math.min(SIDE_LEAST, room.h), room.h),
    zoom: clamp(lens.zoom, ZOOM_LEAST, ZOOM_MOST),
  };
}

/** What the lesson keeps; what is missing, or nonsense, is as when the tool is first opened. */
export function lensOf(values: Readonly<Record<string, unknown>>, room: LensRoom): Lens {
  const { mode, shape, x, y, w, h, zoom } = values;
  const side = Math.min(room.w, room.h) * 0.42;
  return fitLens(
    {
      mode: mode === 'spotlight' ? 'spotlight' : 'magnify',
      shape: shape === 'box' ? 'box' : 'round',
      x: number(x, 0.5) * room.w,
      y: number(y, 0.4) * room.h,
      w: number(w, side / room.w) * room.w,
      h: number(h, side / room.h) * room.h,
      zoom: number(zoom, ZOOM_LEAST),
    },
    room,
  );
}

/** What the lesson keeps of it: places as shares of the screen, which may be another one next time. */
export function keptLens({ x, y, w, h, ...same }: Lens, room: LensRoom) {
  return { ...same, x: x / room.w, y: y / room.h, w: w / room.w, h: h / room.h };
}

export function moved(lens: Lens, by: Point, room: LensRoom): Lens {
  return fitLens({ ...lens, x: lens.x + by.x, y: lens.y + by.y }, room);
}

/** Larger or smaller about its middle. A round one stays round where the screen allows it. */
export function sized(lens: Lens, times: number, room: LensRoom): Lens {
  return fitLens({ ...lens, w: lens.w * times, h: lens.h * times }, room);
}

export function zoomed(lens: Lens, by: number, room: LensRoom): Lens {
  return fitLens({ ...lens, zoom: Math.round((lens.zoom + by) * 2) / 2 }, room);
}

/** Under two fingers: it goes with what is between them, and grows as they part, each way for itself if it is a box. */
export function pinched(
  lens: Lens,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  room: LensRoom,
): Lens {
  const times = distance(to) / Math.max(1, distance(from));
  const by = { x: middle(to).x - middle(from).x, y: middle(to).y - middle(from).y };
  return sized({ ...lens, x: lens.x + by.x, y: lens.y + by.y }, times, room);
}

/** Where the left top corner of the enlarged surface lies in the lens, when its own is at `surface` in the layer. */
export function shownAt({ x, y, w, h, zoom }: Lens, surface: Point): Point {
  return { x: w / 2 - (x - surface.x) * zoom, y: h / 2 - (y - surface.y) * zoom };
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
