import type { PlayedPart } from '../game.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface SpotResponse {
  readonly points: readonly Spot[];
  readonly areas: readonly string[];
}

/** A tap on a spot of the picture, or on an area whose outline is seen. */
export type Tap = { readonly point: Spot } | { readonly area: string };

/** The response with a tap; it keeps the first `most` taps. */
export function withTry({ points, areas }: SpotResponse, tap: Tap, most: number): SpotResponse {
  if (points.length + areas.length >= most) return { points, areas };
  return 'area' in tap ? { points, areas: [...areas, tap.area] } : { points: [...points, tap.point], areas };
}

export interface Hit {
  /** Ids of the right areas that the tap is within. */
  readonly areas: readonly string[];
  /** The tap is beside an area and near enough for a part of its points. */
  readonly isNear: boolean;
}

/** Returns the areas that a single tap hits. */
export function hitOf({ kind, body, key }: PlayedPart, tap: Tap): Hit {
  const { items } = kind.judge(body, key, { points: [], areas: [], ...responseTo(tap) });
  return {
    areas: items.flatMap(({ id, state }) => (state === 'right' ? [id] : [])),
    isNear: items.some(({ state }) => state === 'partly'),
  };
}

function responseTo(tap: Tap): Partial<SpotResponse> {
  return 'area' in tap ? { areas: [tap.area] } : { points: [tap.point] };
}
