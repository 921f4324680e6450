import type { Element, TextBody } from '@lectern/courseware';

const emptyBody: TextBody = { paragraphs: [{ runs: [] }] };

/** Whether an element (or the cell of a table) has a text that can be typed into. */
export function canHoldText(element: Element, cell: string | undefined): boolean {
  if (element.type === 'table') return cell !== undefined && cell in element.table.cells;
  return element.type === 'shape';
}

/** The text of an element or a cell; an empty one where nothing was typed yet. */
export function bodyOf(element: Element, cell: string | undefined): TextBody | undefined {
  if (element.type === 'shape') return element.text ?? emptyBody;
  if (element.type === 'table' && cell !== undefined) return element.table.cells[cell]?.text;
  return undefined;
}

/** What to write so that the element's (or its cell's) text becomes `body`. */
export function textPatch(
  element: Element,
  cell: string | undefined,
  body: TextBody,
):
  | Pick<Extract<Element, { type: 'shape' }>, 'text'>
  | Pick<Extract<Element, { type: 'table' }>, 'table'>
  | undefined {
  if (element.type === 'shape') return { text: body };
  if (element.type !== 'table' || cell === undefined) return undefined;
  const before = element.table.cells[cell];
  if (!before) return undefined;
  return {
    table: { ...element.table, cells: { ...element.table.cells, [cell]: { ...before, text: body } } },
  };
}
