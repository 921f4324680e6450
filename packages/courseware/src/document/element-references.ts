import type { Element, ElementOf, ElementType } from '../records/element.ts';
import type { LineElement } from '../records/elements/line.ts';

/** The new id for a referenced one; undefined when the element is gone. */
type Follow = (elementId: string) => string | undefined;

type References<T extends ElementType> =
  | ((element: ElementOf<T>, follow: Follow) => Partial<ElementOf<T>>)
  /** The element has no references to other elements. */
  | 'none';

/** References of each kind of element to others, apart from its parent. */
const references: { readonly [K in ElementType]: References<K> } = {
  shape: 'none',
  line: (line, follow) => ({ ...glue('start', line, follow), ...glue('end', line, follow) }),
  picture: 'none',
  video: 'none',
  audio: 'none',
  table: 'none',
  chart: 'none',
  formula: 'none',
  ink: 'none',
  group: 'none',
  tool: 'none',
  unknown: 'none',
};

/** Properties that change when the elements which this one references got other ids or are gone. */
export function followedReferences<T extends ElementType>(
  element: ElementOf<T>,
  follow: Follow,
): Partial<Element> {
  const own: References<T> = references[element.type as T];
  const ofKind = own === 'none' ? {} : (own(element, follow) as Partial<Element>);
  const { basketId } = element;
  const basket = basketId === undefined ? undefined : follow(basketId);
  return basket === basketId ? ofKind : { ...ofKind, basketId: basket };
}

function glue(end: 'start' | 'end', line: LineElement, follow: Follow): Partial<LineElement> {
  const glued = line[end];
  const elementId = glued && follow(glued.elementId);
  if (!glued || elementId === glued.elementId) return {};
  return { [end]: elementId === undefined ? undefined : { ...glued, elementId } };
}

/** Whether an element may have references to others: by its type, or because it belongs in a basket. */
export function namesOthers(type: unknown, basketId: unknown): boolean {
  if (basketId !== undefined) return true;
  return typeof type === 'string' && type in references && references[type as ElementType] !== 'none';
}
