import type { XmlElement } from '../package/xml.ts';
import { type AxisPath, follow, isOf, readAxisPath } from './axis.ts';
import type { DataPoint } from './data-model.ts';

/** Returns the value of a layout variable (21.4.6) at the condition. */
export type VariableLookup = (name: string) => string;

/** Whether a dgm:if (21.4.2.16) is true at a point of the data. */
export function holds(condition: XmlElement, at: DataPoint, variable: VariableLookup): boolean {
  const wanted = condition.attr('val') ?? '0';
  const kind = condition.attr('func') ?? 'cnt';
  if (kind === 'var') return compare(variable(condition.attr('arg') ?? ''), wanted, condition.attr('op'));
  const path = readAxisPath(condition);
  return compare(String(measure(kind, path, at)), wanted, condition.attr('op'));
}

/** Value of a function over the points of a path (ST_FunctionType, 21.4.7.27). */
function measure(kind: string, path: AxisPath, at: DataPoint): number {
  const points = follow(path, at);
  const [first] = points;
  switch (kind) {
    case 'cnt':
      return points.length;
    case 'pos':
      return first ? placeOf(first, path) : 0;
    case 'revPos':
      return first ? siblingsOf(first, path).length - placeOf(first, path) + 1 : 0;
    case 'posEven':
      return first && placeOf(first, path) % 2 === 0 ? 1 : 0;
    case 'posOdd':
      return first && placeOf(first, path) % 2 === 1 ? 1 : 0;
    case 'depth':
      return first?.depth ?? 0;
    case 'maxDepth': {
      // relative to the depth where the last step starts
      const starts = path.length > 1 ? follow(path.slice(0, -1), at) : [at];
      const base = starts[0]?.depth ?? 0;
      return Math.max(0, ...points.map(({ depth }) => depth - base));
    }
    default:
      return 0;
  }
}

function siblingsOf(point: DataPoint, path: AxisPath): DataPoint[] {
  const kind = path.at(-1)?.pointType ?? 'all';
  const same = kind === 'all' ? point.type : kind;
  return (point.parent?.children ?? [point]).filter((sibling) => isOf(same, sibling));
}

/** Position of a point among its siblings of the kind, counted from 1. */
function placeOf(point: DataPoint, path: AxisPath): number {
  return siblingsOf(point, path).indexOf(point) + 1;
}

function compare(value: string, wanted: string, operator = 'equ'): boolean {
  const [left, right] = [Number(value), Number(wanted)];
  const numbers =
    value.trim() !== '' && wanted.trim() !== '' && Number.isFinite(left) && Number.isFinite(right);
  if (!numbers) return operator === 'neq' ? value !== wanted : operator === 'equ' && value === wanted;
  switch (operator) {
    case 'neq':
      return left !== right;
    case 'gt':
      return left > right;
    case 'lt':
      return left < right;
    case 'gte':
      return left >= right;
    case 'lte':
      return left <= right;
    default:
      return left === right;
  }
}
