import type { Element } from '../records/element.ts';
import type { Page } from '../records/page.ts';

/** Whether the page's picture is shown in the element's stead (see `Page.picture`). */
export function isUnderPicture(page: Page | undefined, element: Pick<Element, 'origin'>): boolean {
  return page?.picture?.shown === true && element.origin?.part === page.picture.part;
}
