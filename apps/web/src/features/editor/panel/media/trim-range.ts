/** What is heard of a film or sound: seconds cut from its start and from its end. */
export interface TrimRange {
  readonly start: number;
  readonly end: number;
}

export type TrimHandle = keyof TrimRange;

/** Seconds: what is left is never shorter, or no hand could take both ends. */
export const SHORTEST = 0.1;

/** `handle` put at a place, seconds from the beginning of the file: never past the other one or beyond the file. */
export function handleAt(range: TrimRange, handle: TrimHandle, at: number, duration: number): TrimRange {
  const least = Math.min(SHORTEST, duration);
  const inside = Math.round(Math.min(Math.max(at, 0), duration) * 100) / 100;
  if (handle === 'start')
    return { ...range, start: Math.min(inside, Math.max(0, duration - range.end - least)) };
  return { ...range, end: cents(duration - Math.max(inside, Math.min(duration, range.start + least))) };
}

/** Where a handle stands, seconds from the beginning of the file. */
export function placeOf(range: TrimRange, handle: TrimHandle, duration: number): number {
  return handle === 'start' ? Math.min(range.start, duration) : Math.max(0, cents(duration - range.end));
}

/** What a key moves a handle by, seconds; undefined for keys that are none of its own. */
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
