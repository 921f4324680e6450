import type { XmlElement } from '../package/xml.ts';
import { booleanOf, integerOf } from '../read/geometry/units.ts';
import { type DataPoint, isEntry } from './data-model.ts';

/**
 * One step from points to others (AG_IteratorAttributes, 21.4.7): an axis, the kind of points, and a range of the
 * points found.
 */
interface AxisStep {
  readonly axis: string;
  readonly pointType: string;
  /** Counted from 1; negative values count from the end. */
  readonly start: number;
  /** 0 for all. */
  readonly count: number;
  readonly step: number;
  readonly hideLastTransition: boolean;
}

/** Consecutive steps; `axis="ch desOrSelf" ptType="node node"` is two. */
export type AxisPath = readonly AxisStep[];

/** The steps in an element's attributes; empty without an axis. */
export function readAxisPath(element: XmlElement): AxisPath {
  const words = (name: string) => (element.attr(name) ?? '').split(/\s+/).filter((word) => word !== '');
  const [types, starts, counts, steps, hidden] = ['ptType', 'st', 'cnt', 'step', 'hideLastTrans'].map(words);
  return words('axis')
    .slice(0, 8)
    .map((axis, index) => ({
      axis,
      pointType: types?.[index] ?? 'all',
      start: integerOf(starts?.[index]) ?? 1,
      count: integerOf(counts?.[index]) ?? 0,
      step: integerOf(steps?.[index]) ?? 1,
      hideLastTransition: booleanOf(hidden?.[index]) ?? true,
    }));
}

/** The points that the steps reach from a point, in the order of the data. */
export function follow(path: AxisPath, from: DataPoint): DataPoint[] {
  let points = path.length === 0 ? [] : [from];
  for (const step of path) points = points.flatMap((point) => take(step, point));
  return points;
}

function take(step: AxisStep, from: DataPoint): DataPoint[] {
  const found = along(step.axis, from, step.hideLastTransition).filter((point) =>
    isOf(step.pointType, point),
  );
  const start = step.start < 0 ? Math.max(0, found.length + step.start) : Math.max(0, step.start - 1);
  const stride = step.step === 0 ? 1 : step.step;
  const taken: DataPoint[] = [];
  for (let at = start; at >= 0 && at < found.length; at += stride) {
    const point = found[at];
    if (point) taken.push(point);
    if (taken.length === step.count) break;
  }
  return taken;
}

/** Whether a point is of a kind (ST_ElementType, 21.4.7.24). */
export function isOf(kind: string, point: DataPoint): boolean {
  switch (kind) {
    case 'all':
      return point.type !== 'pres';
    case 'node':
      return isEntry(point);
    case 'norm':
    case 'nonAsst':
      return point.type === 'node';
    case 'nonNorm':
      return point.type !== 'node';
    default:
      return point.type === kind;
  }
}

/** The points along an axis (ST_AxisType, 21.4.7.5). */
function along(axis: string, from: DataPoint, hideLast: boolean): DataPoint[] {
  switch (axis) {
    case 'self':
      return [from];
    case 'ch':
      return childrenOf(from, hideLast);
    case 'des':
      return childrenOf(from, hideLast).flatMap((child) => [child, ...along('des', child, hideLast)]);
    case 'desOrSelf':
      return [from, ...along('des', from, hideLast)];
    case 'par':
      return from.parent ? [from.parent] : [];
    case 'ancst':
      return from.parent ? [from.parent, ...along('ancst', from.parent, hideLast)] : [];
    case 'ancstOrSelf':
      return [from, ...along('ancst', from, hideLast)];
    case 'followSib':
      return siblingsOf(from, hideLast).slice(placeOf(from) + 1);
    case 'precedSib':
      return siblingsOf(from, hideLast).slice(0, placeOf(from));
    case 'root':
      return [rootOf(from)];
    case 'follow':
    case 'preced': {
      const all = along('desOrSelf', rootOf(from), hideLast);
      const place = all.indexOf(from);
      return axis === 'follow' ? all.slice(place + 1) : all.slice(0, Math.max(0, place));
    }
    default:
      return [];
  }
}

function siblingsOf(point: DataPoint, hideLast: boolean): DataPoint[] {
  return childrenOf(point.parent, hideLast);
}

function placeOf(point: DataPoint): number {
  return point.parent?.children.indexOf(point) ?? 0;
}

function childrenOf(point: DataPoint | undefined, hideLast: boolean): DataPoint[] {
  const children = point?.children ?? [];
  return hideLast && children.at(-1)?.type === 'sibTrans' ? children.slice(0, -1) : [...children];
}

function rootOf(point: DataPoint): DataPoint {
  let at = point;
  while (at.parent) at = at.parent;
  return at;
}
