import type { Element } from '@lectern/courseware';
import { apply, invert } from './matrix.ts';
import { type Placement, type PlacementReader, placementOf } from './placement.ts';
import { distanceToSegment, type Point } from './point.ts';

export interface HitOptions {
  /** How near to a line or an outline still counts, logical pixels (a finger needs more than a mouse). */
  readonly reach: number;
}

/**
 * The topmost leaf element of a page at a point, or undefined. What is see-through (an unfilled shape without text) is
 * hit at its outline first, and in its middle only where nothing else lies.
 */
export function elementAt(
  reader: PlacementReader,
  pageId: string,
  point: Point,
  options: HitOptions,
): Element | undefined {
  return (
    topmost(reader, pageId, (element, placement) => hits(element, placement, point, options)) ??
    topmost(reader, pageId, (_element, placement) => inside(placement, point, options.reach / 2))
  );
}

function topmost(
  reader: PlacementReader,
  parentId: string,
  test: (element: Element, placement: Placement) => boolean,
): Element | undefined {
  const ids = reader.children(parentId);
  for (let index = ids.length - 1; index >= 0; index--) {
    const id = ids[index];
    const element = id === undefined ? undefined : reader.find('element', id);
    if (!element || element.hidden) continue;
    if (element.type === 'group') {
      const found = topmost(reader, element.id, test);
      if (found) return found;
    } else if (test(element, placementOf(reader, element))) return element;
  }
  return undefined;
}

function hits(element: Element, placement: Placement, point: Point, { reach }: HitOptions): boolean {
  if (element.type === 'line') return hitsLine(element.geometry, placement, point, reach);
  if (!inside(placement, point, reach / 2)) return false;
  if (element.type !== 'shape' || !isSeeThrough(element)) return true;
  const own = apply(invert(placement.matrix), point);
  const edge = Math.min(own.x, own.y, placement.w - own.x, placement.h - own.y);
  return edge <= reach;
}

function hitsLine(
  geometry: Extract<Element, { type: 'line' }>['geometry'],
  placement: Placement,
  point: Point,
  reach: number,
): boolean {
  const straight = geometry.type === 'preset' && /^(line|straightConnector1)$/.test(geometry.preset);
  if (!straight) return inside(placement, point, reach);
  const from = apply(placement.matrix, { x: 0, y: 0 });
  const to = apply(placement.matrix, { x: placement.w, y: placement.h });
  return distanceToSegment(point, from, to) <= reach;
}

function inside(placement: Placement, point: Point, reach: number): boolean {
  const own = apply(invert(placement.matrix), point);
  return own.x >= -reach && own.y >= -reach && own.x <= placement.w + reach && own.y <= placement.h + reach;
}

function isSeeThrough(element: Extract<Element, { type: 'shape' }>): boolean {
  if (element.placeholder || element.textBox) return false;
  if (element.fill && element.fill.type !== 'none') return false;
  return !element.text?.paragraphs.some((paragraph) => paragraph.runs.length > 0);
}
