import { type ElementOf, type ElementType, gridOf, type Paragraph, type TextBody } from '@lectern/courseware';

/** How one kind of element holds text that can be typed into: one body, or one in each of its cells. */
export interface HeldText<T extends ElementType> {
  /** The body, of an element with cells the cell's; an empty one where nothing was typed yet, undefined for no such cell. */
  body(element: ElementOf<T>, cell: string | undefined): TextBody | undefined;
  /** What to write so that this body says something else. */
  patch(element: ElementOf<T>, cell: string | undefined, body: TextBody): Partial<ElementOf<T>> | undefined;
  /** All its paragraphs, in the order in which they are read; of some cells alone where these are given. */
  paragraphs(element: ElementOf<T>, cells?: ReadonlySet<string>): readonly Paragraph[];
  /** What to write so that all its text changes, or that of some cells. */
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
