import type { ConnectionSite, Element } from '@lectern/courseware';
import { evaluateGeometry } from '../../view/geometry/evaluate.ts';
import { definitionOf } from '../../view/geometry/presets.ts';
import { inHand } from '../kinds/in-hand.ts';

/** The connection sites of an element, by index; empty while its outline is not loaded. */
export function sitesOf(element: Element): readonly ConnectionSite[] {
  const { w, h } = element.frame;
  switch (inHand(element).sites) {
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
