import { type Box, translated } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { type Axis, anchorsOf, type Extent, extentOf } from './axis.ts';
import { gapPlaces } from './gaps.ts';
import type { SnapTargets } from './targets.ts';

export interface Snapped {
  /** The correction to add to the movement. */
  readonly by: Point;
  readonly guides: readonly Guide[];
}

const same = 0.01;

/** Snaps a moved box to the nearest edge, centre or equal gap within `reach` logical pixels, each axis separately. */
export function snapMove(box: Box, targets: SnapTargets, reach: number): Snapped {
  const x = bestMove(extentOf(box, 'x'), targets, 'x', reach);
  const y = bestMove(extentOf(box, 'y'), targets, 'y', reach);
  const by = { x: x.by, y: y.by };
  const placed = translated(box, by);
  const guides: Guide[] = [];
  for (const [axis, found] of [
    ['x', x],
    ['y', y],
  ] as const) {
    if (!found.hit) continue;
    const extent = extentOf(placed, axis);
    guides.push(...alignGuides(anchorsOf(extent), extent, targets, axis));
    if (found.gap) {
      guides.push({
        type: 'gap',
        axis,
        spans: found.gap,
        across: (extent.acrossStart + extent.acrossEnd) / 2,
      });
    }
  }
  return { by, guides };
}

/** Snaps a point to other boxes and guides, otherwise to the grid. */
export function snapPoint(at: Point, targets: SnapTargets, reach: number): Point {
  const { by } = snapSides({ ...at, w: 0, h: 0 }, { x: 1, y: 1 }, targets, reach);
  return { x: at.x + by.x, y: at.y + by.y };
}

/** Snaps only the dragged sides of a resized box to an edge or a centre. */
export function snapSides(
  box: Box,
  sides: { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 },
  targets: SnapTargets,
  reach: number,
): Snapped {
  const guides: Guide[] = [];
  const by = { x: 0, y: 0 };
  for (const axis of ['x', 'y'] as const) {
    const side = sides[axis];
    if (side === 0) continue;
    const extent = extentOf(box, axis);
    const at = side < 0 ? extent.start : extent.end;
    const found = nearest([at], targets, axis, reach);
    if (found === undefined) {
      if (targets.step) by[axis] = toGrid(at, targets.step);
      continue;
    }
    by[axis] = found;
    guides.push(...alignGuides([at + found], extent, targets, axis));
  }
  return { by, guides };
}

/** The distance to the nearest line of the grid. */
function toGrid(at: number, step: number): number {
  return Math.round(at / step) * step - at;
}

function bestMove(
  extent: Extent,
  targets: SnapTargets,
  axis: Axis,
  reach: number,
): { by: number; hit: boolean; gap?: readonly (readonly [number, number])[] } {
  const aligned = nearest(anchorsOf(extent), targets, axis, reach);
  let best = aligned ?? reach;
  let gap: readonly (readonly [number, number])[] | undefined;
  const others = targets.boxes.map((other) => extentOf(other, axis));
  for (const place of gapPlaces(extent, others)) {
    const by = place.start - extent.start;
    const closer =
      aligned === undefined && !gap ? Math.abs(by) <= reach : Math.abs(by) < Math.abs(best) - same;
    if (!closer && Math.abs(by - best) > same) continue;
    best = by;
    gap = place.spans;
  }
  const hit = aligned !== undefined || gap !== undefined;
  if (!hit && targets.step) return { by: toGrid(extent.start, targets.step), hit };
  return { by: hit ? best : 0, hit, ...(gap ? { gap } : {}) };
}

function nearest(
  anchors: readonly number[],
  targets: SnapTargets,
  axis: Axis,
  reach: number,
): number | undefined {
  let best: number | undefined;
  const consider = (at: number) => {
    for (const anchor of anchors) {
      const by = at - anchor;
      if (Math.abs(by) <= reach && (best === undefined || Math.abs(by) < Math.abs(best))) best = by;
    }
  };
  for (const at of anchorsOf(extentOf(targets.page, axis))) consider(at);
  for (const at of targets.lines?.[axis] ?? []) consider(at);
  for (const box of targets.boxes) for (const at of anchorsOf(extentOf(box, axis))) consider(at);
  return best;
}

/** One guide for each aligned position; its length covers all boxes that are aligned there. */
function alignGuides(
  places: readonly number[],
  extent: Extent,
  targets: SnapTargets,
  axis: Axis,
): readonly AlignGuide[] {
  const guides: AlignGuide[] = [];
  for (const at of places) {
    let from = extent.acrossStart;
    let to = extent.acrossEnd;
    let met = false;
    const page = extentOf(targets.page, axis);
    const drawn = targets.lines?.[axis] ?? [];
    if ([...anchorsOf(page), ...drawn].some((anchor) => Math.abs(anchor - at) < same)) {
      from = Math.min(from, page.acrossStart);
      to = Math.max(to, page.acrossEnd);
      met = true;
    }
    for (const box of targets.boxes) {
      const other = extentOf(box, axis);
      if (!anchorsOf(other).some((anchor) => Math.abs(anchor - at) < same)) continue;
      from = Math.min(from, other.acrossStart);
      to = Math.max(to, other.acrossEnd);
      met = true;
    }
    if (met) guides.push({ type: 'align', axis, at, from, to });
  }
  return guides;
}

/** A line that shows the alignment of a moving box. */
interface AlignGuide {
  readonly type: 'align';
  /** `x`: a vertical line at this x; `y`: a horizontal one at this y. */
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Gaps that have become equal, drawn along the axis at `across`. */
interface GapGuide {
  readonly type: 'gap';
  readonly axis: Axis;
  readonly spans: readonly (readonly [number, number])[];
  readonly across: number;
}

export type Guide = AlignGuide | GapGuide;
