/** Times the size that fits the width. */
export const LEAST_ZOOM = 0.25;
export const MOST_ZOOM = 5;

export function boundedZoom(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}
