import type { Element } from '../records/element.ts';
import type { Page } from '../records/page.ts';

/** Whether the page's picture is shown instead of the element (see `Page.picture`). */
export function isUnderPicture(page: Page | undefined, element: Pick<Element, 'origin'>): boolean {
  return page?.picture?.shown === true && element.origin?.part === page.picture.part;
}
