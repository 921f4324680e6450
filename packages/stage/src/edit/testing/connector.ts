import type { LineElement } from '@lectern/courseware';
import type { Hand } from './hand.ts';

/** A line from the right of box `one`, 100 by 100 at 100,100, to the left of box `two` at 400,300, above both. */
export function gluedLine(more: Partial<LineElement> = {}): LineElement {
  return {
    kind: 'element',
    type: 'line',
    id: 'line',
    parentId: 'page',
    order: 'a9',
    frame: { x: 200, y: 150, w: 200, h: 200 },
    geometry: { type: 'preset', preset: 'straightConnector1' },
    start: { elementId: 'one', site: 3 },
    end: { elementId: 'two', site: 1 },
    ...more,
  };
}

/** The stored line. */
export function lineOf(hand: Hand): LineElement {
  return hand.store.find('element', 'line') as LineElement;
}
