import { newId } from '@lectern/base';
import type { TableElement } from '../records/elements/table.ts';
import type { Table, TableCell } from '../records/table.ts';
import { type Axis, cellKey, gridOf } from './grid.ts';
import { emptyLike, hasWords, wholeTable, withSpans } from './whole-table.ts';

/** Result of an edit of a table: its frame grows and shrinks with its rows and columns. */
export type TableChange = Pick<TableElement, 'table' | 'frame'>;

export function withTable({ frame }: Pick<TableElement, 'frame'>, table: Table): TableChange {
  const w = table.columns.reduce((sum, column) => sum + column.width, 0);
  const h = table.rows.reduce((sum, row) => sum + row.height, 0);
  return { table, frame: frame.w === w && frame.h === h ? frame : { ...frame, w, h } };
}

/** A cell detached from its table: its position and span, counted from 0. */
export interface LooseCell {
  row: number;
  column: number;
  rows: number;
  columns: number;
  cell: TableCell;
}

/** Names of the properties for an axis. */
export const along = {
  rows: { at: 'row', span: 'rows' },
  columns: { at: 'column', span: 'columns' },
} as const;

export function otherAxis(axis: Axis): Axis {
  return axis === 'rows' ? 'columns' : 'rows';
}

/** The cells of a table with their positions, to be rearranged and passed to `putTogether`. */
export function looseCells(table: Table): LooseCell[] {
  const whole = wholeTable(table);
  return gridOf(whole).tiles.map(({ row, column, rows, columns, cell }) => ({
    row,
    column,
    rows,
    columns,
    cell: cell ?? emptyLike(undefined),
  }));
}

/** The table with these rows, columns and cells; positions without a cell get an empty cell. */
export function putTogether(
  table: Table,
  lines: Pick<Table, 'rows' | 'columns'>,
  loose: readonly LooseCell[],
): Table {
  const next: Table = { ...table, ...lines, cells: {} };
  for (const { row, column, rows, columns, cell } of loose) {
    const key = cellKey(next, row, column);
    const hidden = table.covered && Object.hasOwn(table.covered, key) ? table.covered[key] : undefined;
    const shown = hidden && !hasWords(cell.text) ? { ...cell, text: hidden } : cell;
    next.cells[key] = withSpans(shown, rows, columns);
  }
  const whole = wholeTable(next);
  return withCovered(whole);
}

/** Texts of covered positions stay with the table while their position exists and is covered. */
function withCovered(table: Table): Table {
  if (!table.covered) return table;
  const rows = new Set(table.rows.map(({ id }) => id));
  const columns = new Set(table.columns.map(({ id }) => id));
  const kept = Object.entries(table.covered).filter(([key, text]) => {
    const [row = '', column = ''] = key.split(':');
    return rows.has(row) && columns.has(column) && !Object.hasOwn(table.cells, key) && hasWords(text);
  });
  const { covered: _covered, ...rest } = table;
  return kept.length > 0 ? { ...rest, covered: Object.fromEntries(kept) } : rest;
}

/** A new id for a row or column. */
export function lineId(): string {
  return newId().slice(-12);
}
