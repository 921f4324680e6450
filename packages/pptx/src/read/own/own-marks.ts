import type { Element } from '@lectern/courseware';
import { OWN_EXTENSION } from '../../package/own-extension.ts';
import type { XmlElement } from '../../package/xml.ts';
import { booleanOf } from '../geometry/units.ts';

/** The a:ext of a shape in which we store data that PowerPoint has no elements for. */
export function ownExtension(drawing: XmlElement | undefined): XmlElement | undefined {
  return drawing
    ?.child('a:extLst')
    ?.all('a:ext')
    .find((each) => each.attr('uri')?.toUpperCase() === OWN_EXTENSION);
}

/** Properties for the actions of the class on an element. */
export const IN_CLASS = ['movableInClass', 'copiesInClass', 'basketInClass', 'basketId'] as const;

type InClass = Pick<Element, (typeof IN_CLASS)[number]>;

/**
 * Reads these properties of a shape. The basket is still a shape id, which `followBaskets` resolves once all shapes are
 * read.
 */
export function readInClass(drawing: XmlElement | undefined): InClass {
  const own = ownExtension(drawing)?.child('lectern:element');
  const basket = own?.attr('basket')?.slice(0, 32);
  return {
    ...(booleanOf(own?.attr('movable')) && { movableInClass: true }),
    ...(booleanOf(own?.attr('copies')) && { copiesInClass: true }),
    ...(booleanOf(own?.attr('sorts')) && { basketInClass: true }),
    ...(basket && { basketId: basket }),
  };
}

/** The properties for the actions of the class on an element, for its substitute. */
export function inClassOf(element: Element): InClass {
  return Object.fromEntries(
    IN_CLASS.flatMap((key) => (element[key] === undefined ? [] : [[key, element[key]]])),
  );
}

/** Replaces the basket's shape id by its element id in elements from the shapes of one tree; drops unknown baskets. */
export function followBaskets(elements: readonly Element[], idOfShape: ReadonlyMap<string, string>): void {
  for (const element of elements) {
    if (element.basketId === undefined) continue;
    const basketId = idOfShape.get(element.basketId);
    if (basketId === undefined || basketId === element.id) delete element.basketId;
    else element.basketId = basketId;
  }
}
