import * as Y from 'yjs';
import * as z from 'zod/mini';
import { type Table, type TableCell, tableCell, table as tableShape } from '../records/table.ts';
import type { TextBody } from '../records/text.ts';
import { readKeyedList, writeKeyedList } from './keyed-list.ts';
import { bodyOf, sharedText } from './shared-body.ts';
import { readText, writeText } from './shared-text.ts';
import { readValue, writeValue } from './shared-value.ts';
import { fits, fitting } from './text-check.ts';

/**
 * A table under the key `table`: its flags there, `table.rows/<id>`, `table.columns/<id>`, and for each cell a Y.Text
 * `table.cells/<row>:<column>` and its look under the same key with `.look`.
 */
const TABLE = 'table';
const ROWS = 'table.rows';
const COLUMNS = 'table.columns';
const CELL = 'table.cells/';
const LOOK = '.look';

/** A table to write: the rest of it are its flags. */
export type TableValue = Readonly<Record<string, unknown>> & {
  rows: { id: string }[];
  columns: { id: string }[];
  cells: Record<string, TableCell>;
};

/** Makes the table say this, touching only what differs. */
export function writeTable(map: Y.Map<unknown>, value: TableValue): void {
  const { rows, columns, cells, ...flags } = value;
  writeValue(map, TABLE, flags);
  writeKeyedList(map, ROWS, rows);
  writeKeyedList(map, COLUMNS, columns);
  for (const key of Object.keys(cells)) {
    const cell = cells[key];
    if (!cell) continue;
    const { text, ...look } = cell;
    writeText(sharedText(map, CELL + key), text.paragraphs);
    const { box, levels } = text;
    const whole = { ...look, ...(box && { box }), ...(levels && { levels }) };
    writeValue(map, CELL + key + LOOK, Object.keys(whole).length > 0 ? whole : undefined);
  }
  for (const key of [...map.keys()]) {
    if (!key.startsWith(CELL) || Object.hasOwn(cells, key.slice(CELL.length))) continue;
    if (key.endsWith(LOOK) && Object.hasOwn(cells, key.slice(CELL.length, -LOOK.length))) continue;
    map.delete(key);
  }
}

const ROW = tableShape.shape.rows.def.element;
const COLUMN = tableShape.shape.columns.def.element;
/** A table's flags: everything but its rows, columns and cells. */
const FLAGS = z.omit(tableShape, { rows: true, columns: true, cells: true });
const tables = new WeakMap<Y.Map<unknown>, { flags: object; table: Table }>();

/** Its parts are checked; undefined where there is none. The same object until something in it changes. */
export function readTable(map: Y.Map<unknown>): Table | undefined {
  const flags = readValue(map, TABLE);
  if (typeof flags !== 'object' || flags === null) return undefined;
  const rows = readKeyedList(map, ROWS).filter((item) => fits(ROW, item)) as Table['rows'];
  const columns = readKeyedList(map, COLUMNS).filter((item) => fits(COLUMN, item)) as Table['columns'];
  const table: Table = { ...fitting(FLAGS, flags), rows, columns, cells: readCells(map, rows, columns) };
  const known = tables.get(map);
  if (known?.flags === flags && sameTable(known.table, table)) return known.table;
  tables.set(map, { flags, table });
  return table;
}

function sameTable(a: Table, b: Table): boolean {
  const same = (x: readonly unknown[], y: readonly unknown[]): boolean =>
    x.length === y.length && x.every((item, index) => item === y[index]);
  const keys = Object.keys(a.cells);
  return (
    same(a.rows, b.rows) &&
    same(a.columns, b.columns) &&
    keys.length === Object.keys(b.cells).length &&
    keys.every((key) => a.cells[key] === b.cells[key])
  );
}

function readCells(map: Y.Map<unknown>, rows: Table['rows'], columns: Table['columns']): Table['cells'] {
  const rowIds = new Set(rows.map(({ id }) => id));
  const columnIds = new Set(columns.map(({ id }) => id));
  const cells: Table['cells'] = {};
  for (const [key, text] of map.entries()) {
    if (!key.startsWith(CELL) || !(text instanceof Y.Text)) continue;
    const place = key.slice(CELL.length);
    const colon = place.indexOf(':');
    // A cell whose row or column somebody else removed meanwhile is gone with it.
    if (!rowIds.has(place.slice(0, colon)) || !columnIds.has(place.slice(colon + 1))) continue;
    cells[place] = readCell(text, readValue(map, key + LOOK));
  }
  return cells;
}

const NO_PARAGRAPHS: TextBody['paragraphs'] = [{ runs: [] }];
const CELL_LOOK = z.omit(tableCell, { text: true });
const cells = new WeakMap<Y.Text, { look: unknown; text: TextBody; cell: TableCell }>();

function readCell(shared: Y.Text, look: unknown): TableCell {
  const paragraphs = (readText(shared) as TextBody['paragraphs'] | undefined) ?? NO_PARAGRAPHS;
  const isLook = typeof look === 'object' && look !== null;
  const { box, levels, ...rest } = isLook ? (look as Record<string, unknown>) : {};
  const text = bodyOf(paragraphs, box, levels);
  const known = cells.get(shared);
  if (known?.text === text && known.look === look) return known.cell;
  const cell: TableCell = { ...fitting(CELL_LOOK, rest), text };
  cells.set(shared, { look, text, cell });
  return cell;
}
