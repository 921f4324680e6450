/** An element of pasted HTML: its name in lower case, its attributes and its content. */
export interface ForeignElement {
  readonly name: string;
  attribute(name: string): string | undefined;
  readonly children: readonly (ForeignElement | string)[];
}

/** The deepest nesting that is read. */
export const DEEPEST_ELEMENT = 200;

/** The child elements. */
export function elementsIn(element: ForeignElement | undefined): readonly ForeignElement[] {
  return (element?.children ?? []).filter((child) => typeof child !== 'string');
}

/** All text in an element. */
export function wordsIn(element: ForeignElement | undefined, down = 0): string {
  if (!element || down > DEEPEST_ELEMENT) return '';
  return element.children
    .map((child) => (typeof child === 'string' ? child : wordsIn(child, down + 1)))
    .join('');
}

/** The first matching descendant in document order. */
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
