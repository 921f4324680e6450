import { type ElementOf, type ElementType, gridOf, type Paragraph, type TextBody } from '@lectern/courseware';

/** The storage of editable text in one kind of element: one body, or one in each of its cells. */
export interface HeldText<T extends ElementType> {
  /** The body, or the body of a cell; an empty body without a text, and undefined without such a cell. */
  body(element: ElementOf<T>, cell: string | undefined): TextBody | undefined;
  /** The patch that sets this body. */
  patch(element: ElementOf<T>, cell: string | undefined, body: TextBody): Partial<ElementOf<T>> | undefined;
  /** All paragraphs of the element in reading order, or the paragraphs of the given cells. */
  paragraphs(element: ElementOf<T>, cells?: ReadonlySet<string>): readonly Paragraph[];
  /** The patch that changes all its text, or the text of the given cells. */
  changed(
    element: ElementOf<T>,
    change: (body: TextBody) => TextBody,
    cells?: ReadonlySet<string>,
  ): Partial<ElementOf<T>>;
}

const emptyBody: TextBody = { paragraphs: [{ runs: [] }] };

export const shapeText: HeldText<'shape'> = {
  body: ({ text }) => text ?? emptyBody,
  patch: (_element, _cell, text) => ({ text }),
  paragraphs: ({ text }) => (text ?? emptyBody).paragraphs,
  changed: ({ text }, change) => ({ text: change(text ?? emptyBody) }),
};

export const tableText: HeldText<'table'> = {
  body: ({ table }, cell) => (cell === undefined ? undefined : table.cells[cell]?.text),
  patch({ table }, cell, text) {
    const before = cell === undefined ? undefined : table.cells[cell];
    if (cell === undefined || !before) return undefined;
    return { table: { ...table, cells: { ...table.cells, [cell]: { ...before, text } } } };
  },
  paragraphs: ({ table }, chosen) =>
    gridOf(table).tiles.flatMap(({ key, cell }) =>
      !cell || chosen?.has(key) === false ? [] : cell.text.paragraphs,
    ),
  changed({ table }, change, chosen) {
    const cells = Object.entries(table.cells).map(([key, cell]) => [
      key,
      chosen?.has(key) === false ? cell : { ...cell, text: change(cell.text) },
    ]);
    return { table: { ...table, cells: Object.fromEntries(cells) } };
  },
};
