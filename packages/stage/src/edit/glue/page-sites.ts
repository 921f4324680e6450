import type { ConnectionSite, CoursewareReader, Element } from '@lectern/courseware';
import { evaluateGeometry } from '../../view/geometry/evaluate.ts';
import { definitionOf } from '../../view/geometry/presets.ts';
import { apply, applyToVector } from '../geometry/matrix.ts';
import { placementOf } from '../geometry/placement.ts';
import { distance, type Point } from '../geometry/point.ts';
import { inBox } from '../kinds/hits.ts';
import { editingOf } from '../kinds/kind-editing.ts';

/** A site on the page to which the end of a line can be connected. */
export interface PageSite {
  readonly glue: { readonly elementId: string; readonly site: number };
  readonly at: Point;
  /** Degrees clockwise on the page: the direction in which a line leaves the site. */
  readonly angle: number;
}

/** The sites of every element that contains a point or is within `reach` of it, the topmost first. */
export function sitesNear(
  reader: CoursewareReader,
  pageId: string,
  point: Point,
  reach: number,
): readonly PageSite[] {
  const found: PageSite[] = [];
  const walk = (parentId: string): void => {
    for (const id of [...reader.children(parentId)].reverse()) {
      const element = reader.find('element', id);
      if (!element || element.hidden) continue;
      if (element.type === 'group') walk(id);
      else if (inBox(placementOf(reader, element), point, reach)) found.push(...sitesOnPage(reader, id));
    }
  };
  walk(pageId);
  return found;
}

/** All sites of an element, by index. */
export function sitesOnPage(reader: CoursewareReader, elementId: string): readonly PageSite[] {
  const element = reader.find('element', elementId);
  if (!element) return [];
  const { matrix } = placementOf(reader, element);
  return sitesOf(element).map(({ x, y, angle }, site) => {
    const radians = (angle * Math.PI) / 180;
    const way = applyToVector(matrix, { x: Math.cos(radians), y: Math.sin(radians) });
    return {
      glue: { elementId, site },
      at: apply(matrix, { x, y }),
      angle: (Math.atan2(way.y, way.x) * 180) / Math.PI,
    };
  });
}

/** The nearest of these sites within `reach` of a point. */
export function nearestSite(sites: readonly PageSite[], point: Point, reach: number): PageSite | undefined {
  let nearest: PageSite | undefined;
  for (const site of sites) {
    const far = distance(site.at, point);
    if (far <= reach && (!nearest || far < distance(nearest.at, point))) nearest = site;
  }
  return nearest;
}

/** The connection sites of an element, by index; empty while its outline is not loaded. */
export function sitesOf(element: Element): readonly ConnectionSite[] {
  const { w, h } = element.frame;
  switch (editingOf(element).sites) {
    case 'none':
      return [];
    case 'of its box':
      return [
        { x: w / 2, y: 0, angle: 270 },
        { x: 0, y: h / 2, angle: 180 },
        { x: w / 2, y: h, angle: 90 },
        { x: w, y: h / 2, angle: 0 },
      ];
    case 'of its outline': {
      const geometry = 'geometry' in element ? element.geometry : undefined;
      const definition = definitionOf(geometry);
      return definition ? evaluateGeometry(definition, w, h, geometry?.adjust).sites : [];
    }
  }
}
