import {
  type CarriedCells,
  cellsOfTabbed,
  insertInSight,
  type Paragraph,
  parseCarriedCells,
  pasteCells,
  type TableCell,
  tableOfCells,
} from '@lectern/courseware';
import { type EditSession, type ForeignCell, foreignRoot, readForeign } from '@lectern/stage/edit';
import { cellsCarrier, type TableSelection } from './copied-cells.ts';

/** Greatest number of cells of a pasted table; larger tables do not suit a slide. */
const CELLS_MAX = 10_000;
const USUAL = { width: 120, height: 40 };

export interface HeldWords {
  readonly html: string;
  readonly text: string;
}

/** Returns our own cells from the clipboard's HTML, which is only searched for our attribute. */
export function ownCells(html: string, hasFile: TableSelection['hasFile']): CarriedCells | undefined {
  if (!html.includes(cellsCarrier)) return undefined;
  const carried = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector(`[${cellsCarrier}]`)
    ?.getAttribute(cellsCarrier);
  if (!carried) return undefined;
  try {
    return parseCarriedCells(decodeURIComponent(carried), hasFile);
  } catch {
    return undefined;
  }
}

/** Returns the first table of another program's HTML, without its formats: the cells keep the formats of the target. */
function foreignCells(html: string): CarriedCells | undefined {
  const table = readForeign(foreignRoot(html)).blocks.find((block) => block.kind === 'table');
  if (!table) return undefined;
  const cells = placesOf(table.rows).map(({ row, column, cell }) => ({
    row,
    column,
    rows: Math.min(cell.rowSpan, table.rows.length - row),
    columns: cell.colSpan,
    text: { paragraphs: cell.paragraphs.length > 0 ? [...cell.paragraphs] : [{ runs: [] }] },
  }));
  const width = Math.max(1, ...cells.map(({ column, columns }) => column + columns));
  return {
    rows: table.rows.map(() => undefined),
    columns: Array.from({ length: width }, () => undefined),
    cells,
  };
}

function tabbedCells(text: string): CarriedCells {
  const rows = cellsOfTabbed(text);
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  return {
    rows: rows.map(() => undefined),
    columns: Array.from({ length: width }, () => undefined),
    cells: rows.flatMap((words, row) =>
      words.map((each, column) => ({ row, column, rows: 1, columns: 1, text: textOf(each) })),
    ),
  };
}

function textOf(words: string): TableCell['text'] {
  return {
    paragraphs: words
      .split('\n')
      .map((line): Paragraph => ({ runs: line === '' ? [] : [{ type: 'text', text: line }] })),
  };
}

/** Returns the clipboard's data as cells: our own cells, an HTML table, or tab-separated text. */
function cellsHeld({ html, text }: HeldWords, hasFile: TableSelection['hasFile']): CarriedCells | undefined {
  const own = ownCells(html, hasFile);
  if (own) return own;
  return (html === '' ? undefined : foreignCells(html)) ?? (text === '' ? undefined : tabbedCells(text));
}

export type PastedCells = 'pasted' | 'too large' | 'nothing';

/** Pastes the clipboard's data into the target cells. */
export function pasteIntoCells(table: TableSelection, held: HeldWords): PastedCells {
  const cells = cellsHeld(held, table.hasFile);
  if (!cells) return 'nothing';
  const meant = table.meant();
  const grown = meant && (meant.area.row + cells.rows.length) * (meant.area.column + cells.columns.length);
  if (grown === undefined || Math.max(grown, cells.cells.length) > CELLS_MAX) return 'too large';
  const done = table.change(({ element, area }) => {
    const pasted = pasteCells(element.table, area, cells);
    return { table: pasted.table, chosen: pasted.area };
  });
  return done ? 'pasted' : 'nothing';
}

/**
 * Pastes our cells or tab-separated text as a new table in the middle of the page, when no table is selected. Returns
 * false when nothing was pasted.
 */
export function pasteAsTable(session: EditSession, cells: CarriedCells): boolean {
  const pageId = session.pageId.get();
  if (pageId === undefined || cells.cells.length > CELLS_MAX) return false;
  const page = session.store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const table = tableOfCells(cells, USUAL);
  const w = table.columns.reduce((sum, { width }) => sum + width, 0);
  const h = table.rows.reduce((sum, { height }) => sum + height, 0);
  const frame = { x: (page.w - w) / 2, y: Math.max(0, (page.h - h) / 2), w, h };
  let id: string | undefined;
  session.edit((edit) => {
    id = insertInSight(edit, pageId, { type: 'table', frame, table });
  });
  if (id !== undefined) session.choose([id]);
  return id !== undefined;
}

/** Returns text as cells when it has several rows and columns and each row has the same number of tabs. */
export function tabbedTable(text: string): CarriedCells | undefined {
  if (!text.includes('\t') || !text.trim().includes('\n')) return undefined;
  const rows = cellsOfTabbed(text);
  const [first] = rows;
  return first && rows.every((cells) => cells.length === first.length) ? tabbedCells(text) : undefined;
}

interface PlacedForeignCell {
  readonly row: number;
  readonly column: number;
  readonly cell: ForeignCell;
}

/** Returns the position of each cell of another program's table, which skips positions spanned by other cells. */
export function placesOf(rows: readonly (readonly ForeignCell[])[]): readonly PlacedForeignCell[] {
  const taken = new Set<string>();
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(`${row} ${column}`)) column += 1;
      let colSpan = 1;
      while (colSpan < cell.colSpan && !taken.has(`${row} ${column + colSpan}`)) colSpan += 1;
      const place = { row, column, cell: { ...cell, colSpan } };
      for (let r = row; r < row + cell.rowSpan; r++)
        for (let c = column; c < column + colSpan; c++) taken.add(`${r} ${c}`);
      column += colSpan;
      return place;
    });
  });
}
