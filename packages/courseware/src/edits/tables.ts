import { newId } from '@lectern/base';
import type { TableElement } from '../records/elements/table.ts';
import type { Table } from '../records/table.ts';
import { emptyCell } from './new-table.ts';

/** What changing a table's rows or columns writes: its frame grows and shrinks with them. */
export type TableChange = Pick<TableElement, 'table' | 'frame'>;

function withFrame(element: TableElement, table: Table): TableChange {
  const w = table.columns.reduce((sum, column) => sum + column.width, 0);
  const h = table.rows.reduce((sum, row) => sum + row.height, 0);
  return { table, frame: { ...element.frame, w, h } };
}

/** A row like the last one, with empty cells. */
export function withRow(element: TableElement): TableChange {
  const { table } = element;
  const last = table.rows.at(-1);
  const id = newId().slice(-12);
  const cells = Object.fromEntries(
    table.columns.map((column) => {
      const above = table.cells[`${last?.id}:${column.id}`];
      return [`${id}:${column.id}`, emptyLike(above)];
    }),
  );
  return withFrame(element, {
    ...table,
    rows: [...table.rows, { id, height: last?.height ?? 48 }],
    cells: { ...table.cells, ...cells },
  });
}

/** A column like the last one, with empty cells. */
export function withColumn(element: TableElement): TableChange {
  const { table } = element;
  const last = table.columns.at(-1);
  const id = newId().slice(-12);
  const cells = Object.fromEntries(
    table.rows.map((row) => [`${row.id}:${id}`, emptyLike(table.cells[`${row.id}:${last?.id}`])]),
  );
  return withFrame(element, {
    ...table,
    columns: [...table.columns, { id, width: last?.width ?? 120 }],
    cells: { ...table.cells, ...cells },
  });
}

export function withoutLastRow(element: TableElement): TableChange {
  const { table } = element;
  const gone = table.rows.at(-1);
  const rows = table.rows.slice(0, -1);
  return withFrame(element, {
    ...table,
    rows,
    cells: fitting(
      table,
      rows.map((row) => row.id),
      'row',
      gone?.id,
    ),
  });
}

export function withoutLastColumn(element: TableElement): TableChange {
  const { table } = element;
  const gone = table.columns.at(-1);
  const columns = table.columns.slice(0, -1);
  const ids = columns.map((column) => column.id);
  return withFrame(element, { ...table, columns, cells: fitting(table, ids, 'column', gone?.id) });
}

function emptyLike(cell: Table['cells'][string] | undefined): Table['cells'][string] {
  if (!cell) return emptyCell();
  const { colSpan: _columns, rowSpan: _rows, ...look } = cell;
  const endProps = cell.text.paragraphs[0]?.endProps ?? cell.text.paragraphs[0]?.runs[0]?.props;
  const props = cell.text.paragraphs[0]?.props;
  const paragraph = { runs: [], ...(props ? { props } : {}), ...(endProps ? { endProps } : {}) };
  return { ...look, text: { ...cell.text, paragraphs: [paragraph] } };
}

/** The cells that stay, with spans cut at the new edge. */
function fitting(
  table: Table,
  kept: readonly string[],
  axis: 'row' | 'column',
  gone: string | undefined,
): Table['cells'] {
  const entries = Object.entries(table.cells).flatMap(([key, cell]) => {
    const [row, column] = key.split(':');
    const own = axis === 'row' ? row : column;
    if (own === gone) return [];
    const left = kept.length - kept.indexOf(own ?? '');
    const span = axis === 'row' ? cell.rowSpan : cell.colSpan;
    if (span === undefined || span <= left) return [[key, cell] as const];
    return [[key, { ...cell, [axis === 'row' ? 'rowSpan' : 'colSpan']: left }] as const];
  });
  return Object.fromEntries(entries);
}
