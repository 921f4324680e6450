/** A lens over the screen. Lengths are CSS pixels of its layer. */
export interface Lens {
  readonly mode: 'magnify' | 'spotlight';
  readonly shape: 'round' | 'box';
  /** Position of the middle. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Magnification. */
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

/** The lens within its limits: its middle on the screen, and not larger than the screen. */
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

/** The stored lens; missing or invalid properties have their defaults. */
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

/** The lens as stored: positions as fractions of the screen, whose size may differ next time. */
export function keptLens({ x, y, w, h, ...same }: Lens, room: LensRoom) {
  return { ...same, x: x / room.w, y: y / room.h, w: w / room.w, h: h / room.h };
}

export function moved(lens: Lens, by: Point, room: LensRoom): Lens {
  return fitLens({ ...lens, x: lens.x + by.x, y: lens.y + by.y }, room);
}

/** Scales the lens about its middle. A round lens stays round where the screen allows it. */
export function sized(lens: Lens, times: number, room: LensRoom): Lens {
  return fitLens({ ...lens, w: lens.w * times, h: lens.h * times }, room);
}

export function zoomed(lens: Lens, by: number, room: LensRoom): Lens {
  return fitLens({ ...lens, zoom: Math.round((lens.zoom + by) * 2) / 2 }, room);
}

/**
 * Moves the lens with the midpoint of two fingers and scales it as the fingers spread; a rectangular lens separately in
 * each direction.
 */
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

/** Position in the lens of the left top corner of the enlarged surface, which is at `surface` in the layer. */
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
