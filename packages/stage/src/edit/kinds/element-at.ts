import type { Element } from '@lectern/courseware';
import { type Placement, type PlacementReader, placementOf } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';
import { inBox } from './hits.ts';
import { editingOf } from './kind-editing.ts';

export interface HitOptions {
  /** Distance at which a point still hits a line or an outline, logical pixels (a finger needs more than a mouse). */
  readonly reach: number;
}

/**
 * The topmost leaf element of a page at a point, or undefined. A see-through element (an unfilled shape without text)
 * is hit at its outline first, and inside only when there is no other element.
 */
export function elementAt(
  reader: PlacementReader,
  pageId: string,
  point: Point,
  { reach }: HitOptions,
): Element | undefined {
  return (
    topmost(reader, pageId, (element, placement) => {
      const { hits } = editingOf(element);
      return hits !== 'by its children' && hits(element, placement, point, reach);
    }) ?? topmost(reader, pageId, (_element, placement) => inBox(placement, point, reach / 2))
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
    if (editingOf(element).hits === 'by its children') {
      const found = topmost(reader, element.id, test);
      if (found) return found;
    } else if (test(element, placementOf(reader, element))) return element;
  }
  return undefined;
}
