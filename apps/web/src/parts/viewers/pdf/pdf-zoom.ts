/** Smallest factor of the size that fits the width; on a phone a wide page needs several times that. */
export const LEAST_ZOOM = 0.25;
export const MOST_ZOOM = 8;

export function boundedZoom(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}
