import { isId } from '@lectern/base';

/** A path drawn by the pointer: x, y (logical pixels) and 0.5 of each point in turn. */
export interface DrawnWay {
  readonly points: readonly number[];
}

/** Actions of pointers on a page other than writing, while they are not in the document yet. */
export interface WetDoing {
  /** Ids of strokes that are erased as a whole. */
  readonly gone: readonly string[];
  /** Strokes being dragged: their ids, the offset, and the scale about the top left corner of their box. */
  readonly carried: readonly WetCarried[];
  /** Paths of erasers that erase parts of strokes. */
  readonly wiped: readonly (DrawnWay & { readonly radius: number })[];
  /** Trails of laser pointers, as far as they have not faded; `color` is six hexadecimal digits. */
  readonly lasers: readonly (DrawnWay & { readonly color: string })[];
}

interface WetCarried {
  readonly ids: readonly string[];
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

/** Most ids in one message, so that it stays within the limit of an awareness state. */
const IDS_MAX = 100;
const WAYS_MAX = 10;
const COLOR = /^[0-9a-fA-F]{6}$/;
const FURTHEST = 200_000;

export function isNothing({ gone, carried, wiped, lasers }: WetDoing): boolean {
  return gone.length + carried.length + wiped.length + lasers.length === 0;
}

/** Number of paths that share the limit of points with strokes. */
export function waysOf({ wiped, lasers }: WetDoing): number {
  return Math.min(wiped.length, WAYS_MAX) + Math.min(lasers.length, WAYS_MAX);
}

/**
 * The message to other windows; `ways` encodes points. Beyond the limit, dragged strokes are left out until they are
 * dropped, and erased strokes until the eraser is lifted.
 */
export function saidDoing(
  { gone, carried, wiped, lasers }: WetDoing,
  ways: (points: readonly number[]) => readonly number[],
): unknown {
  let left = IDS_MAX;
  const told = carried.filter(({ ids }) => {
    const fits = ids.length <= left;
    if (fits) left -= ids.length;
    return fits;
  });
  return {
    gone: gone.slice(0, left),
    carried: told.map(({ ids, dx, dy, scale }) => ({ ids, dx, dy, scale })),
    wiped: wiped.slice(-WAYS_MAX).map(({ radius, points }) => ({ radius, points: ways(points) })),
    lasers: lasers.slice(-WAYS_MAX).map(({ color, points }) => ({ color, points: ways(points) })),
  };
}

/** Validates and decodes another window's message; undefined for messages that `saidDoing` does not produce. */
export function readDoing(
  value: unknown,
  readPoints: (value: unknown) => number[] | undefined,
): WetDoing | undefined {
  const { gone, carried, wiped, lasers } = fieldsOf(value);
  const erased = idsOf(gone);
  const held = listOf(carried, readCarried);
  const ways = listOf(wiped, (each) => {
    const { radius, points } = fieldsOf(each);
    const read = readPoints(points);
    return read && isWithin(radius, 1, 200) ? { radius, points: read } : undefined;
  });
  const lights = listOf(lasers, (each) => {
    const { color, points } = fieldsOf(each);
    const read = readPoints(points);
    return read && typeof color === 'string' && COLOR.test(color) ? { color, points: read } : undefined;
  });
  if (!erased || !held || !ways || !lights) return undefined;
  const ids = held.reduce((sum, each) => sum + each.ids.length, erased.length);
  return ids > IDS_MAX ? undefined : { gone: erased, carried: held, wiped: ways, lasers: lights };
}

function readCarried(value: unknown): WetCarried | undefined {
  const { ids, dx, dy, scale } = fieldsOf(value);
  const read = idsOf(ids);
  const isPlace = isWithin(dx, -FURTHEST, FURTHEST) && isWithin(dy, -FURTHEST, FURTHEST);
  return read && isPlace && isWithin(scale, 0.01, 100) ? { ids: read, dx, dy, scale } : undefined;
}

function idsOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length > IDS_MAX) return undefined;
  return value.every((id) => typeof id === 'string' && isId(id)) ? value : undefined;
}

function listOf<T>(value: unknown, read: (each: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > WAYS_MAX) return undefined;
  const all = value.map(read).filter((each) => each !== undefined);
  return all.length === value.length ? all : undefined;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
