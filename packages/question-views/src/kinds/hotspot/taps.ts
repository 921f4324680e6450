import type { BodyOf } from '@lectern/questions';

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

type Shape = BodyOf<'hotspot'>['areas'][number]['shape'];
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Whether a spot is within a shape, in parts of the picture's size; `aspect` is height by width. */
export function isInside(shape: Shape, { x, y }: Spot, aspect: number): boolean {
  if (shape.type === 'circle')
    return Math.hypot(x - shape.centre.x, (y - shape.centre.y) * aspect) <= shape.radius;
  if (shape.type === 'rectangle')
    return x >= shape.left && x <= shape.right && y >= shape.top && y <= shape.bottom;
  const { corners } = shape;
  // Even-odd rule: crossings of the edges to the left of the spot.
  return (
    corners.filter((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      return from.y <= y !== to.y <= y && from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) <= x;
    }).length %
      2 ===
    1
  );
}
