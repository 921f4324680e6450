import type { CoursewareReader, Element } from '@lectern/courseware';

/** An element in the list of a page's objects. */
export interface ObjectRow {
  readonly element: Element;
  /** How many groups it is in. */
  readonly depth: number;
}

type Reader = Pick<CoursewareReader, 'find' | 'children'>;

/** The elements of a page or group as the list shows them: what is on top first, the members of a group below it. */
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

/** Rows of the list that a dropped row comes ahead of, by the middles of its siblings' rows; for `stackAt`. */
export function indexAt(middles: readonly number[], y: number): number {
  // The list has the topmost first, and the order counts from the back.
  return middles.filter((middle) => middle > y).length;
}

const longestWords = 24;

/** What it is called: its own name, what a screen reader says of it, its first words; undefined where it has none. */
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
