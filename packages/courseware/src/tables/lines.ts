import type { Table } from '../records/table.ts';
import { along, type LooseCell, lineId, looseCells, otherAxis, putTogether } from './edited-table.ts';
import { type Axis, gridOf } from './grid.ts';
import { emptyLike, unwrittenCell } from './whole-table.ts';

/** Least size of a row or column that is dragged, logical pixels. */
export const leastLine = 12;

type Row = Table['rows'][number];
type Column = Table['columns'][number];

export function sizesOf(table: Table, axis: Axis): number[] {
  return axis === 'rows' ? table.rows.map(({ height }) => height) : table.columns.map(({ width }) => width);
}

/** The table with other sizes of rows or columns, logical pixels. */
export function withSizes(table: Table, axis: Axis, sizes: readonly number[]): Table {
  return axis === 'rows'
    ? { ...table, rows: table.rows.map((row, at) => ({ ...row, height: sizes[at] ?? row.height })) }
    : {
        ...table,
        columns: table.columns.map((column, at) => ({ ...column, width: sizes[at] ?? column.width })),
      };
}

function linesWith(
  table: Table,
  axis: Axis,
  change: (lines: readonly (Row | Column)[]) => readonly (Row | Column)[],
): Pick<Table, 'rows' | 'columns'> {
  return axis === 'rows'
    ? { rows: change(table.rows) as Row[], columns: table.columns }
    : { rows: table.rows, columns: change(table.columns) as Column[] };
}

/**
 * The table with `count` rows or columns inserted before index `before` (at the end if that is their number). Size and
 * format are copied from the row or column at `like`; a merged cell around them grows.
 */
export function insertLines(table: Table, axis: Axis, before: number, count: number, like: number): Table {
  const { at, span } = along[axis];
  const model = table[axis][like];
  const added = Array.from({ length: count }, (): Row | Column => {
    const size = model ?? (axis === 'rows' ? { height: 48 } : { width: 120 });
    return { ...(size as Row | Column), id: lineId() };
  });
  const grid = gridOf(table);
  const loose: LooseCell[] = [];
  for (const cell of looseCells(table)) {
    const begins = cell[at];
    if (begins >= before) loose.push({ ...cell, [at]: begins + count });
    else if (begins + cell[span] <= before) loose.push(cell);
    else loose.push({ ...cell, [span]: cell[span] + count });
  }
  const others = table[otherAxis(axis)].length;
  // An empty cell below a merged one is dropped when the table is put together.
  for (let line = before; line < before + count; line++)
    for (let other = 0; other < others; other++) {
      const beside = axis === 'rows' ? grid.at(like, other) : grid.at(other, like);
      const place = axis === 'rows' ? { row: line, column: other } : { row: other, column: line };
      loose.push({
        ...place,
        rows: 1,
        columns: 1,
        cell: beside?.cell ? emptyLike(beside.cell) : unwrittenCell,
      });
    }
  return putTogether(
    table,
    linesWith(table, axis, (lines) => [...lines.slice(0, before), ...added, ...lines.slice(before)]),
    loose,
  );
}

/**
 * The table without `count` rows or columns from index `from`; a merged cell that begins there is cut to the remaining
 * part.
 */
export function deleteLines(table: Table, axis: Axis, from: number, count: number): Table {
  const { at, span } = along[axis];
  const end = from + count;
  const loose: LooseCell[] = [];
  for (const cell of looseCells(table)) {
    const begins = cell[at];
    const ends = begins + cell[span];
    const left = cell[span] - Math.max(0, Math.min(ends, end) - Math.max(begins, from));
    if (left <= 0) continue;
    loose.push({ ...cell, [at]: begins >= end ? begins - count : Math.min(begins, from), [span]: left });
  }
  return putTogether(
    table,
    linesWith(table, axis, (lines) => [...lines.slice(0, from), ...lines.slice(end)]),
    loose,
  );
}

/** The table with `count` rows or columns from `from` set to the same size; their total is unchanged. */
export function distributeLines(table: Table, axis: Axis, from: number, count: number): Table {
  const sizes = sizesOf(table, axis);
  const chosen = sizes.slice(from, from + count);
  const each = chosen.reduce((sum, size) => sum + size, 0) / Math.max(1, chosen.length);
  return withSizes(
    table,
    axis,
    sizes.map((size, at) => (at >= from && at < from + count ? each : size)),
  );
}

/**
 * Sizes after the border behind line `line` is dragged by `by` logical pixels. A column takes its change from the next
 * column, so that the table's width stays, except for the last; a row moves all rows below it.
 */
export function draggedSizes(sizes: readonly number[], axis: Axis, line: number, by: number): number[] {
  const own = sizes[line];
  if (own === undefined) return [...sizes];
  const next = axis === 'columns' ? sizes[line + 1] : undefined;
  const lower = Math.min(0, leastLine - own);
  const upper = next === undefined ? Number.POSITIVE_INFINITY : Math.max(0, next - leastLine);
  const moved = Math.min(upper, Math.max(lower, by));
  return sizes.map((size, at) => {
    if (at === line) return size + moved;
    return next !== undefined && at === line + 1 ? size - moved : size;
  });
}

/**
 * The table with one row or column divided into several of the same total size; a cell that covers it covers all parts.
 */
export function subdivideLine(table: Table, axis: Axis, line: number, parts: number): Table {
  if (parts <= 1) return table;
  const { at, span } = along[axis];
  const extra = parts - 1;
  const loose = looseCells(table).map((cell) => {
    if (cell[at] > line) return { ...cell, [at]: cell[at] + extra };
    return cell[at] + cell[span] > line ? { ...cell, [span]: cell[span] + extra } : cell;
  });
  const divided = (own: Row | Column): Row | Column =>
    'height' in own ? { ...own, height: own.height / parts } : { ...own, width: own.width / parts };
  return putTogether(
    table,
    linesWith(table, axis, (lines) =>
      lines.flatMap((own, index) => {
        if (index !== line) return [own];
        return [divided(own), ...Array.from({ length: extra }, () => ({ ...divided(own), id: lineId() }))];
      }),
    ),
    loose,
  );
}
