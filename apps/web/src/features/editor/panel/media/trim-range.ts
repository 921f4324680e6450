/** Seconds that are trimmed from the start and from the end of a video or sound. */
export interface TrimRange {
  readonly start: number;
  readonly end: number;
}

export type TrimHandle = keyof TrimRange;

/** Shortest remaining length, seconds, so that both handles can still be grabbed. */
export const SHORTEST = 0.1;

/**
 * Moves `handle` to a position, seconds from the beginning of the file: never past the other handle or beyond the file.
 */
export function handleAt(range: TrimRange, handle: TrimHandle, at: number, duration: number): TrimRange {
  const least = Math.min(SHORTEST, duration);
  const inside = Math.round(Math.min(Math.max(at, 0), duration) * 100) / 100;
  if (handle === 'start')
    return { ...range, start: Math.min(inside, Math.max(0, duration - range.end - least)) };
  return { ...range, end: cents(duration - Math.max(inside, Math.min(duration, range.start + least))) };
}

/** Returns the position of a handle, seconds from the beginning of the file. */
export function placeOf(range: TrimRange, handle: TrimHandle, duration: number): number {
  return handle === 'start' ? Math.min(range.start, duration) : Math.max(0, cents(duration - range.end));
}

/** Returns the seconds by which a key moves a handle; undefined for other keys. */
export function stepOf(key: string, far: boolean): number | undefined {
  const by = far ? 1 : 0.1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -by;
  if (key === 'ArrowRight' || key === 'ArrowUp') return by;
  if (key === 'PageDown') return -5;
  if (key === 'PageUp') return 5;
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  return key === 'End' ? Number.POSITIVE_INFINITY : undefined;
}

function cents(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
