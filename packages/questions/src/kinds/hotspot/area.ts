import * as z from 'zod/mini';
import { compare, ONE, type Rational, ZERO } from '../../formula/exact/rational.ts';
import { partId } from '../../question/content.ts';
import type { JudgedItem } from '../../scoring/judged.ts';
import { decimal } from '../../scoring/score.ts';
import { distance, distanceFrom, type Point, shape } from './shape.ts';

/** An area of a picture. */
export const area = z.object({ id: partId, shape });
/** An area of the key: taps beside it earn less and less up to its margin, a part of the picture's width. */
export const hiddenArea = z.object({ id: partId, shape, margin: z.optional(distance) });
export type Area = z.infer<typeof hiddenArea>;

/** Distances that are the error of arithmetic are none. */
const NO_DISTANCE = 1e-9;

/** The share that a tap earns for an area: all within it, falling evenly to nothing at its margin. */
export function shareOfTap({ shape: outline, margin = 0 }: Area, tap: Point, aspect: number): Rational {
  const far = distanceFrom(outline, tap, aspect);
  if (far < NO_DISTANCE) return ONE;
  return far < margin ? decimal(1 - far / margin) : ZERO;
}

/** An area as an item: the best of its taps. */
export function judgedArea(id: string, shares: readonly Rational[]): JudgedItem {
  const share = shares.reduce((best, one) => (compare(one, best) > 0 ? one : best), ZERO);
  if (compare(share, ZERO) === 0) return { id, state: 'missing', share };
  return { id, state: compare(share, ONE) === 0 ? 'right' : 'partly', share };
}
