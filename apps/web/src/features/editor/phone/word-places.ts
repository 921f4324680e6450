import { type CoursewareReader, gridOf } from '@lectern/courseware';

/** A text that can be opened: of a shape, or of a cell of a table. */
export interface WordPlace {
  readonly elementId: string;
  readonly cell?: string;
}

/** Returns all texts of a page in stacking order: of shapes, of cells of tables, and of members of groups. */
export function wordPlaces(reader: CoursewareReader, parentId: string): readonly WordPlace[] {
  return reader.children(parentId).flatMap((id): readonly WordPlace[] => {
    const element = reader.find('element', id);
    if (!element || element.hidden || element.locked) return [];
    if (element.type === 'group') return wordPlaces(reader, id);
    if (element.type === 'table')
      return gridOf(element.table).tiles.map(({ key }) => ({ elementId: id, cell: key }));
    // A shape without text is skipped, unless it is a placeholder.
    const hasWords =
      element.type === 'shape' && (element.text !== undefined || element.placeholder !== undefined);
    return hasWords ? [{ elementId: id }] : [];
  });
}

/** Returns the text after or before this text, cyclically; the first or the last when none is open. */
export function wordPlaceBeside(
  places: readonly WordPlace[],
  now: WordPlace | undefined,
  step: 1 | -1,
): WordPlace | undefined {
  const at = places.findIndex(({ elementId, cell }) => elementId === now?.elementId && cell === now.cell);
  if (at < 0) return step === 1 ? places[0] : places.at(-1);
  return places[(at + step + places.length) % places.length];
}
