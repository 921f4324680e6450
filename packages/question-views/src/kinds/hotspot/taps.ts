interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Taps {
  readonly points: readonly Spot[];
  readonly areas: readonly string[];
}

/**
 * The response after a tap on an outlined area, which is picked or no longer picked, or beside all of them. A single tap is
 * replaced by the next one; of several none is added once all are used.
 */
export function withTap(
  { points, areas }: Taps,
  tap: { readonly area: string } | { readonly point: Spot },
  most: number,
): { points: Spot[]; areas: string[] } {
  if ('area' in tap && areas.includes(tap.area))
    return { points: [...points], areas: areas.filter((id) => id !== tap.area) };
  const isFull = points.length + areas.length >= most;
  if (isFull && most > 1) return { points: [...points], areas: [...areas] };
  const before = isFull ? { points: [], areas: [] } : { points, areas };
  return 'area' in tap
    ? { points: [...before.points], areas: [...before.areas, tap.area] }
    : { points: [...before.points, tap.point], areas: [...before.areas] };
}
