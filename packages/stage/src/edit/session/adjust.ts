import type { Geometry } from '@lectern/courseware';
import { type AdjustHandle, type AdjustRange, evaluateGeometry } from '../../view/geometry/evaluate.ts';
import { definitionOf } from '../../view/geometry/presets.ts';
import { distance, type Point } from '../geometry/point.ts';

/** The bound when the file gives none: four times 100000, which is a whole side. */
const unbounded = 400_000;
const samples = 40;
/** Enough for the largest integers; beyond them doubles are more than 1 apart and the search would not end. */
const ROUNDS_MAX = 100;

/** The positions of a shape's yellow handles in its own box; empty while its preset is not loaded. */
export function adjustHandlesOf(
  geometry: Geometry | undefined,
  size: { readonly w: number; readonly h: number },
): readonly AdjustHandle[] {
  const definition = geometry && definitionOf(geometry);
  if (!definition) return [];
  return evaluateGeometry(definition, size.w, size.h, geometry.adjust).handles;
}

/**
 * The geometry with one handle moved as near to a point as its bounds allow. The formulas of the standard are not
 * inverted; instead one adjust value after the other is searched, so that every preset and every custom shape works.
 */
export function adjustedGeometry(
  geometry: Geometry,
  size: { readonly w: number; readonly h: number },
  index: number,
  to: Point,
): Geometry {
  const definition = definitionOf(geometry);
  const handle = definition && adjustHandlesOf(geometry, size)[index];
  if (!definition || !handle) return geometry;
  let adjust: Record<string, number> = { ...geometry.adjust };
  const missing = (name: string, value: number) => {
    const at = evaluateGeometry(definition, size.w, size.h, { ...adjust, [name]: value }).handles[index];
    return at ? distance(at, to) : Number.POSITIVE_INFINITY;
  };
  const ranges: readonly (AdjustRange | undefined)[] =
    handle.type === 'xy' ? [handle.horizontal, handle.vertical] : [handle.angle, handle.radius];
  for (const range of ranges) {
    if (!range) continue;
    const value = nearestValue(range, (candidate) => missing(range.name, candidate));
    adjust = { ...adjust, [range.name]: Math.round(value) };
  }
  return { ...geometry, adjust };
}

/** The value between the bounds with the least distance: sampled, then narrowed around the best sample. */
function nearestValue(range: AdjustRange, far: (value: number) => number): number {
  const min = Number.isFinite(range.min) ? range.min : -unbounded;
  const max = Number.isFinite(range.max) ? range.max : unbounded;
  const step = (max - min) / samples;
  let best = min;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= samples; at++) {
    const value = min + step * at;
    const distance = far(value);
    if (distance < least) {
      least = distance;
      best = value;
    }
  }
  let low = Math.max(min, best - step);
  let high = Math.min(max, best + step);
  // A preset without bounds names the largest integers, so the number of rounds depends on the range.
  for (let round = 0; round < ROUNDS_MAX && high - low > 1; round++) {
    const third = (high - low) / 3;
    if (far(low + third) < far(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}
