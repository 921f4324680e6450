import type { Table, TableCell } from '../records/table.ts';

/** Rows or columns of a table; most edits treat both alike. */
export type Axis = 'rows' | 'columns';

/**
 * Rows from `row` to before `row + rows`, and columns from `column` to before `column + columns`, counted from 0; at
 * least one of each.
 */
export interface CellArea {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A cell as shown, at all positions that it covers. `cell` is undefined if it was never written. */
export interface Tile extends CellArea {
  readonly key: string;
  readonly cell: TableCell | undefined;
}

/** The displayed grid of a table: every position belongs to exactly one tile, for any record. */
export interface TableGrid {
  /** Row by row. */
  readonly tiles: readonly Tile[];
  /** The tile at a position; undefined outside the table. */
  at(row: number, column: number): Tile | undefined;
  /** The tile by `rowId:columnId` of its top left position; undefined for a covered position. */
  of(key: string): Tile | undefined;
}

const grids = new WeakMap<Table, TableGrid>();

export function cellKey(table: Table, row: number, column: number): string {
  return `${table.rows[row]?.id}:${table.columns[column]?.id}`;
}

/** Returns the same object for the same table. If spans overlap, the first span, row by row, has the position. */
export function gridOf(table: Table): TableGrid {
  const known = grids.get(table);
  if (known) return known;
  const width = table.columns.length;
  const height = table.rows.length;
  const owners = new Int32Array(width * height).fill(-1);
  const tiles: Tile[] = [];
  const keys = new Map<string, number>();
  const isFree = (row: number, column: number, columns: number): boolean => {
    for (let at = column; at < column + columns; at++) if (owners[row * width + at] !== -1) return false;
    return true;
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (owners[row * width + column] !== -1) continue;
      const key = cellKey(table, row, column);
      const cell = Object.hasOwn(table.cells, key) ? table.cells[key] : undefined;
      let columns = Math.min(cell?.colSpan ?? 1, width - column);
      while (!isFree(row, column, columns)) columns -= 1;
      const most = Math.min(cell?.rowSpan ?? 1, height - row);
      let rows = 1;
      while (rows < most && isFree(row + rows, column, columns)) rows += 1;
      for (let r = row; r < row + rows; r++)
        owners.fill(tiles.length, r * width + column, r * width + column + columns);
      keys.set(key, tiles.length);
      tiles.push({ key, cell, row, column, rows, columns });
    }
  }
  const grid: TableGrid = {
    tiles,
    at: (row, column) =>
      row < 0 || column < 0 || row >= height || column >= width
        ? undefined
        : tiles[owners[row * width + column] ?? -1],
    of: (key) => tiles[keys.get(key) ?? -1],
  };
  grids.set(table, grid);
  return grid;
}

/** The tiles that begin within an area; a whole area (see `wholeArea`) contains them entirely. */
export function tilesIn(table: Table, area: CellArea): readonly Tile[] {
  return gridOf(table).tiles.filter(
    ({ row, column }) =>
      row >= area.row &&
      row < area.row + area.rows &&
      column >= area.column &&
      column < area.column + area.columns,
  );
}

/** The smallest area around both that cuts no merged cell. */
export function wholeArea(table: Table, a: CellArea, b: CellArea = a): CellArea {
  const grid = gridOf(table);
  let area = around(a, b);
  for (;;) {
    let next = area;
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++) {
        const tile = grid.at(row, column);
        if (tile) next = around(next, tile);
      }
    if (next.rows === area.rows && next.columns === area.columns) return next;
    area = next;
  }
}

function around(a: CellArea, b: CellArea): CellArea {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
}

/** All of the table. */
export function allOf(table: Table): CellArea {
  return { row: 0, column: 0, rows: table.rows.length, columns: table.columns.length };
}
