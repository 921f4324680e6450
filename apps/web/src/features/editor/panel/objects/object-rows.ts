import type { CoursewareReader, Element } from '@lectern/courseware';

/** An element in the list of a page's objects. */
export interface ObjectRow {
  readonly element: Element;
  /** Number of groups around the element. */
  readonly depth: number;
}

type Reader = Pick<CoursewareReader, 'find' | 'children'>;

/**
 * Returns the elements of a page or group in the order of the list: topmost first, the members of a group below the
 * group.
 */
export function objectRows(reader: Reader, parentId: string, depth = 0): readonly ObjectRow[] {
  return reader
    .children(parentId)
    .toReversed()
    .flatMap((id) => {
      const element = reader.find('element', id);
      if (!element) return [];
      const members = element.type === 'group' ? objectRows(reader, id, depth + 1) : [];
      return [{ element, depth }, ...members];
    });
}

/** Returns the drop index for `stackAt`: the number of sibling rows whose middle is below the pointer. */
export function indexAt(middles: readonly number[], y: number): number {
  // The list has the topmost element first, but the stacking order starts at the back.
  return middles.filter((middle) => middle > y).length;
}

const longestWords = 24;

/** Returns an element's name, alternative text or first words; undefined when it has none of these. */
export function ownNameOf(element: Element): string | undefined {
  if (element.name) return element.name;
  if (element.alt) return element.alt;
  if (element.type !== 'shape') return undefined;
  const words = element.text?.paragraphs
    .flatMap(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '')))
    .join('')
    .trim();
  return words ? words.slice(0, longestWords) : undefined;
}
