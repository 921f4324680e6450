/** An element of somebody else's HTML: its name in lower case, its attributes, and what is in it. */
export interface ForeignElement {
  readonly name: string;
  attribute(name: string): string | undefined;
  readonly children: readonly (ForeignElement | string)[];
}

/** Elements in each other; a page that goes deeper is read as far as that. */
export const DEEPEST_ELEMENT = 200;

/** The elements directly in one. */
export function elementsIn(element: ForeignElement | undefined): readonly ForeignElement[] {
  return (element?.children ?? []).filter((child) => typeof child !== 'string');
}

/** All that is written in an element. */
export function wordsIn(element: ForeignElement | undefined, down = 0): string {
  if (!element || down > DEEPEST_ELEMENT) return '';
  return element.children
    .map((child) => (typeof child === 'string' ? child : wordsIn(child, down + 1)))
    .join('');
}

/** The first one within that is meant, from the top down. */
export function findIn(
  element: ForeignElement,
  isMeant: (element: ForeignElement) => boolean,
  down = 0,
): ForeignElement | undefined {
  if (down > DEEPEST_ELEMENT) return undefined;
  for (const child of elementsIn(element)) {
    const found = isMeant(child) ? child : findIn(child, isMeant, down + 1);
    if (found) return found;
  }
  return undefined;
}
