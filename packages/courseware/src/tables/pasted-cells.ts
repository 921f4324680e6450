import * as z from 'zod/mini';
import { type Table, type TableCell, tableCell } from '../records/table.ts';
import { type LooseCell, looseCells, putTogether } from './edited-table.ts';
import { type CellArea, tilesIn, wholeArea } from './grid.ts';
import { insertLines } from './lines.ts';
import { newTable } from './new-table.ts';
import { emptyLike } from './whole-table.ts';

/** Copied cells. `columns` and `rows` are sizes, logical pixels, if they are known. */
export interface CarriedCells {
  readonly columns: readonly (number | undefined)[];
  readonly rows: readonly (number | undefined)[];
  readonly cells: readonly CarriedCell[];
}

export interface CarriedCell extends CellArea {
  readonly text: TableCell['text'];
  /** The cell's format; left out if the target cell keeps its own. */
  readonly look?: Omit<TableCell, 'text' | 'colSpan' | 'rowSpan'> | undefined;
}

/** Most columns and rows of a table in its record. */
const MOST_COLUMNS = 1000;
const MOST_ROWS = 10_000;

const carried = z.object({
  columns: z
    .array(z.optional(z.number().check(z.gte(0), z.lte(1e6))))
    .check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  rows: z
    .array(z.optional(z.number().check(z.gte(0), z.lte(1e6))))
    .check(z.minLength(1), z.maxLength(MOST_ROWS)),
  cells: z
    .array(
      z.object({
        row: z.int().check(z.gte(0)),
        column: z.int().check(z.gte(0)),
        rows: z.int().check(z.gte(1)),
        columns: z.int().check(z.gte(1)),
        text: tableCell.shape.text,
        look: z.optional(z.omit(tableCell, { text: true, colSpan: true, rowSpan: true })),
      }),
    )
    .check(z.maxLength(10_000)),
});

/**
 * Parses cells copied in another window; undefined if they are invalid. Files are not copied: pictures are left out if
 * `hasFile` returns false for them.
 */
export function parseCarriedCells(
  json: string,
  hasFile: (hash: string) => boolean,
): CarriedCells | undefined {
  try {
    const parsed = carried.safeParse(JSON.parse(json));
    if (!parsed.success) return undefined;
    const cells = parsed.data.cells.map((cell): CarriedCell => {
      const { fill, pictureFit: _fit, ...look } = cell.look ?? {};
      return fill?.type === 'picture' && !hasFile(fill.asset) ? { ...cell, look } : cell;
    });
    return { ...parsed.data, cells };
  } catch {
    return undefined;
  }
}

export function copyCells(table: Table, chosen: CellArea): CarriedCells {
  const area = wholeArea(table, chosen);
  return {
    columns: table.columns.slice(area.column, area.column + area.columns).map(({ width }) => width),
    rows: table.rows.slice(area.row, area.row + area.rows).map(({ height }) => height),
    cells: tilesIn(table, area).flatMap((tile) => {
      if (!tile.cell) return [];
      const { text, colSpan: _columns, rowSpan: _rows, ...look } = tile.cell;
      return [
        {
          row: tile.row - area.row,
          column: tile.column - area.column,
          rows: tile.rows,
          columns: tile.columns,
          text,
          look,
        },
      ];
    }),
  };
}

/**
 * The table with cells pasted from the top left of `into` on; missing rows and columns are added. A single cell is
 * pasted into every selected cell. Merged cells that partly overlap are split.
 */
export function pasteCells(
  table: Table,
  into: CellArea,
  put: CarriedCells,
): { table: Table; area: CellArea } {
  const [only] = put.cells;
  if (only && put.cells.length === 1 && put.rows.length === 1 && put.columns.length === 1)
    return { table: filled(table, into, only), area: into };
  const area = { row: into.row, column: into.column, rows: put.rows.length, columns: put.columns.length };
  const grown = withRoom(table, area);
  const loose: LooseCell[] = [];
  const before = new Map<string, TableCell>();
  for (const cell of looseCells(grown)) {
    const meets = overlaps(cell, area);
    const places = meets ? apart(cell) : [cell];
    for (const place of places) {
      if (overlaps(place, area)) before.set(`${place.row}:${place.column}`, place.cell);
      else loose.push(place);
    }
  }
  for (const one of put.cells) {
    const row = area.row + one.row;
    const column = area.column + one.column;
    // A span that exceeds the copied area is cut.
    const rows = Math.min(one.rows, area.rows - one.row);
    const columns = Math.min(one.columns, area.columns - one.column);
    if (rows < 1 || columns < 1) continue;
    loose.push({ row, column, rows, columns, cell: pastedCell(before.get(`${row}:${column}`), one) });
  }
  return { table: putTogether(grown, grown, loose), area };
}

function filled(table: Table, area: CellArea, one: CarriedCell): Table {
  return putTogether(
    table,
    table,
    looseCells(table).map((cell) =>
      overlaps(cell, area) ? { ...cell, cell: pastedCell(cell.cell, one) } : cell,
    ),
  );
}

function pastedCell(before: TableCell | undefined, { text, look }: CarriedCell): TableCell {
  return look ? { ...look, text } : { ...emptyLike(before), text };
}

function overlaps(a: CellArea, b: CellArea): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}

/** Splits a merged cell into the cells that it covers. */
function apart(whole: LooseCell): LooseCell[] {
  const cells: LooseCell[] = [];
  for (let row = 0; row < whole.rows; row++)
    for (let column = 0; column < whole.columns; column++)
      cells.push({
        row: whole.row + row,
        column: whole.column + column,
        rows: 1,
        columns: 1,
        cell: row === 0 && column === 0 ? whole.cell : emptyLike(whole.cell),
      });
  return cells;
}

function withRoom(table: Table, area: CellArea): Table {
  const rows = Math.min(MOST_ROWS, area.row + area.rows) - table.rows.length;
  const columns = Math.min(MOST_COLUMNS, area.column + area.columns) - table.columns.length;
  const higher =
    rows > 0 ? insertLines(table, 'rows', table.rows.length, rows, table.rows.length - 1) : table;
  return columns > 0
    ? insertLines(higher, 'columns', table.columns.length, columns, table.columns.length - 1)
    : higher;
}

/** A new table from copied cells, with their sizes or the sizes in `usual`. */
export function tableOfCells(
  put: CarriedCells,
  usual: { readonly width: number; readonly height: number },
): Table {
  const blank = newTable(put.rows.length, put.columns.length, usual.width * put.columns.length);
  const sized: Table = {
    ...blank,
    columns: blank.columns.map((column, at) => ({ ...column, width: put.columns[at] ?? usual.width })),
    rows: blank.rows.map((row, at) => ({ ...row, height: put.rows[at] ?? usual.height })),
  };
  return pasteCells(sized, { row: 0, column: 0, rows: 1, columns: 1 }, put).table;
}
