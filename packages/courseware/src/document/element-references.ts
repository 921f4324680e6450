import type { Element, ElementOf, ElementType } from '../records/element.ts';
import type { LineElement } from '../records/elements/line.ts';
import type { CoursewareRecord } from '../records/record.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Ids of all assets that records refer to. Hashes are recognised by their form, so that no new property is missed. */
export function assetsIn(records: readonly CoursewareRecord[]): ReadonlySet<string> {
  const hashes = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length === 64 && HASH.test(value)) hashes.add(value);
    } else if (Array.isArray(value)) {
      // Arrays of numbers, the points of ink or a chart, may be long and contain no hashes.
      if (typeof value[0] !== 'number') for (const item of value) look(item);
    } else if (typeof value === 'object' && value !== null)
      for (const item of Object.values(value)) look(item);
  };
  for (const record of records) look(record);
  return hashes;
}

/** The new id for a referenced id; undefined when the element was removed. */
type Follow = (elementId: string) => string | undefined;

type References<T extends ElementType> =
  | ((element: ElementOf<T>, follow: Follow) => Partial<ElementOf<T>>)
  /** The element has no references to other elements. */
  | 'none';

/** References of each kind of element to other elements, apart from its parent. */
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
  question: 'none',
  unknown: 'none',
};

/** Properties that change when the elements which this element references got other ids or were removed. */
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

/** Whether an element may have references to other elements: by its type, or because it belongs in a basket. */
export function namesOthers(type: unknown, basketId: unknown): boolean {
  if (basketId !== undefined) return true;
  return typeof type === 'string' && type in references && references[type as ElementType] !== 'none';
}
