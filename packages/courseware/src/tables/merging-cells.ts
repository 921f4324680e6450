import type { Table, TableCell } from '../records/table.ts';
import { type LooseCell, looseCells, putTogether } from './edited-table.ts';
import { type Axis, type CellArea, gridOf, tilesIn, wholeArea } from './grid.ts';
import { subdivideLine } from './lines.ts';
import { emptyLike, joinedText } from './whole-table.ts';

function isIn({ row, column }: LooseCell, area: CellArea): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}

/** Merges the cells of an area into one with the format of the first cell, the first picture and all texts. */
export function mergeCells(table: Table, chosen: CellArea): Table {
  const area = wholeArea(table, chosen);
  const inside = looseCells(table).filter((cell) => isIn(cell, area));
  const [first, ...others] = inside;
  if (!first || others.length === 0) return table;
  const text = joinedText(
    first.cell.text,
    others.map(({ cell }) => cell.text),
  );
  const merged = { ...area, cell: { ...first.cell, ...pictureOf(inside), text } };
  return putTogether(table, table, [...looseCells(table).filter((cell) => !isIn(cell, area)), merged]);
}

/** The first picture that fills one of the cells. */
function pictureOf(cells: readonly LooseCell[]): Pick<TableCell, 'fill' | 'pictureFit'> | undefined {
  const { fill, pictureFit } = cells.find(({ cell }) => cell.fill?.type === 'picture')?.cell ?? {};
  return fill && { fill, ...(pictureFit && { pictureFit }) };
}

export function canMerge(table: Table, area: CellArea): boolean {
  return tilesIn(table, wholeArea(table, area)).length > 1;
}

/** Splits merged cells of an area into the cells that they cover; the text stays in the first. */
export function unmergeCells(table: Table, area: CellArea): Table {
  const parted: LooseCell[] = [];
  for (const cell of looseCells(table)) {
    if (!isIn(cell, area)) parted.push(cell);
    else parted.push(...partedInto(cell, cell.rows, cell.columns));
  }
  return putTogether(table, table, parted);
}

export function hasMerged(table: Table, area: CellArea): boolean {
  return tilesIn(table, area).some(({ rows, columns }) => rows > 1 || columns > 1);
}

/**
 * Splits the cell at `key` into `rows` × `columns` cells. Its rows and columns are distributed among them; if there are
 * too few, they are divided: adjacent cells then span several, and the table keeps its size.
 */
export function splitCell(table: Table, key: string, rows: number, columns: number): Table {
  let divided = table;
  for (const [axis, wanted] of [
    ['rows', rows],
    ['columns', columns],
  ] as const)
    divided = withLinesFor(divided, key, axis, wanted);
  return putTogether(
    divided,
    divided,
    looseCells(divided).flatMap((cell) => {
      const isMeant = `${divided.rows[cell.row]?.id}:${divided.columns[cell.column]?.id}` === key;
      return isMeant ? partedInto(cell, rows, columns) : [cell];
    }),
  );
}

/** Divides the rows or columns that a cell covers until there are as many as wanted. */
function withLinesFor(table: Table, key: string, axis: Axis, wanted: number): Table {
  const tile = gridOf(table).of(key);
  if (!tile || tile[axis] >= wanted) return table;
  const from = axis === 'rows' ? tile.row : tile.column;
  let divided = table;
  // The lines are visited from the last to the first, so that earlier indices stay valid.
  for (let index = tile[axis] - 1; index >= 0; index--) {
    const parts = Math.floor(wanted / tile[axis]) + (index < wanted % tile[axis] ? 1 : 0);
    divided = subdivideLine(divided, axis, from + index, parts);
  }
  return divided;
}

/** Splits a cell into a grid of parts, with its rows and columns distributed as evenly as possible. */
function partedInto(whole: LooseCell, rows: number, columns: number): LooseCell[] {
  const heights = shares(whole.rows, rows);
  const widths = shares(whole.columns, columns);
  const cells: LooseCell[] = [];
  let row = whole.row;
  for (const [r, height] of heights.entries()) {
    let column = whole.column;
    for (const [c, width] of widths.entries()) {
      const cell = r === 0 && c === 0 ? whole.cell : emptyLike(whole.cell);
      cells.push({ row, column, rows: height, columns: width, cell });
      column += width;
    }
    row += height;
  }
  return cells;
}

function shares(all: number, among: number): number[] {
  const parts = Math.min(all, among);
  return Array.from({ length: parts }, (_, index) => Math.floor(all / parts) + (index < all % parts ? 1 : 0));
}
