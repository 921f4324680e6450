/** A piece of text, or an element. */
export type MarkupNode = MarkupElement | string;

/** An element of HTML, Moodle XML or QTI. Names are local names, in the spelling of `read-xml.ts` or `parse-html.ts`. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
}

export function isElement(node: MarkupNode): node is MarkupElement {
  return typeof node !== 'string';
}

export function elementsIn({ children }: MarkupElement): MarkupElement[] {
  return children.filter(isElement);
}

export function childNamed(element: MarkupElement, name: string): MarkupElement | undefined {
  return elementsIn(element).find((child) => child.name === name);
}

export function childrenNamed(element: MarkupElement, ...names: readonly string[]): MarkupElement[] {
  return elementsIn(element).filter((child) => names.includes(child.name));
}

/** The text of a node with the texts of all elements in it. */
export function textOf(node: MarkupNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** The text of a child element, without spaces at its ends; empty without the child. */
export function textIn(element: MarkupElement, name: string): string {
  const child = childNamed(element, name);
  return child ? textOf(child).trim() : '';
}

/** The elements within an element that have one of the names, in document order; elements in those are left out. */
export function outermostNamed(element: MarkupElement, names: ReadonlySet<string>): MarkupElement[] {
  return elementsIn(element).flatMap((child) =>
    names.has(child.name) ? [child] : outermostNamed(child, names),
  );
}

/** The first element of a name within an element, at any depth. */
export function findNamed(element: MarkupElement, name: string): MarkupElement | undefined {
  for (const child of elementsIn(element)) {
    if (child.name === name) return child;
    const found = findNamed(child, name);
    if (found) return found;
  }
  return undefined;
}
